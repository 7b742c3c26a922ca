import { useEffect } from 'react'
import { loadLoginNotices } from '../features/login/login-page.tsx'
import { useContent } from '../platform/content.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
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
