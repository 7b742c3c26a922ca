import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { loadLoginNotices } from '../../features/login/login-page.tsx'
import { useContent } from '../../platform/content/content.ts'
import { cardEntryPaths } from '../../platform/navigation/paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar.ts'
import { Snackbars } from '../../ui/feedback/snackbars.tsx'
import { ScrollToTop } from '../frame/scroll-to-top.tsx'
import { LoadingOverlay } from '../overlay/loading-overlay.tsx'

/** What can only appear after the person has interacted with the page. */
export default function Notices() {
  const { dismiss } = useContent('snackbar')
  useConnectionNotice()
  useLoginNotices()

  return (
    <>
      <ScrollToTop />
      <Snackbars dismissLabel={dismiss} />
      <LoadingOverlay />
    </>
  )
}

/** Preloads the notices of card entry, so that they can still appear after the connection is lost. */
function useLoginNotices() {
  const { pathname } = useLocation()
  const isCardEntry = cardEntryPaths.some((path) => matchPath(path, pathname))

  useEffect(() => {
    if (isCardEntry) loadLoginNotices().catch(() => undefined)
  }, [isCardEntry])
}

/** Shows a snackbar while the browser is offline, and another one when it is online again. */
function useConnectionNotice() {
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
