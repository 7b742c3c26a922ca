import { useEffect } from 'react'
import { useContent } from '../../platform/content.ts'
import { showSnackbar } from '../../ui/feedback/snackbar.ts'

/** Says that the connection is gone for as long as it is, and that it is back. */
export function useConnectionNotice() {
  const { offline, back_online } = useContent('snackbar')

  useEffect(() => {
    const id = 'connection'
    const lost = () => showSnackbar({ id, variant: 'warning', text: offline, hidesAfter: null })
    const back = () => showSnackbar({ id, variant: 'success', text: back_online })
    addEventListener('offline', lost)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', back)
    }
  }, [offline, back_online])
}
