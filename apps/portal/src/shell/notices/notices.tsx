import { useEffect } from 'react'
import { loadLoginNotices } from '../../features/login/login-page.tsx'
import { useContent } from '../../platform/content.ts'
import { Snackbars } from '../../ui/feedback/snackbars.tsx'
import { ScrollToTop } from '../frame/scroll-to-top.tsx'
import { LoadingOverlay } from '../overlay/loading-overlay.tsx'
import { useConnectionNotice } from './use-connection-notice.ts'

/** What answers to something that a person does. */
export default function Notices() {
  const { dismiss } = useContent('snackbar')
  useConnectionNotice()
  useEffect(() => void loadLoginNotices().catch(() => undefined), [])

  return (
    <>
      <ScrollToTop />
      <Snackbars dismissLabel={dismiss} />
      <LoadingOverlay />
    </>
  )
}
