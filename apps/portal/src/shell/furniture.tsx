import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from '../platform/analytics.ts'
import { useContent } from '../platform/content.ts'
import { Region } from '../platform/region.tsx'
import { routePattern } from '../platform/route-pattern.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { ConsentArea } from './consent/consent-area.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { useConnectionNotice } from './use-connection-notice.ts'

type Props = Parameters<typeof ConsentArea>[0]

/** What lies over a page. None of it is there at first sight, so all of it loads after the page, and fails without it. */
export default function Furniture(consent: Props) {
  return (
    <>
      <Region failed={null}>
        <ConsentArea {...consent} />
      </Region>
      <PageViews />
      <ScrollToTop />
      <Region failed={null}>
        <Notices />
      </Region>
    </>
  )
}

function Notices() {
  const { dismiss } = useContent('snackbar')
  useConnectionNotice()

  return (
    <>
      <Snackbars dismissLabel={dismiss} />
      <LoadingOverlay />
    </>
  )
}

/** After the consent, whose effect opens the way for events. */
function PageViews() {
  const route = routePattern(useLocation().pathname)
  useEffect(() => track({ event: 'page_view', route }), [route])
  return null
}
