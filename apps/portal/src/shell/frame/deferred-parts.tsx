import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { track } from '../../platform/analytics/analytics.ts'
import { routePattern } from '../../platform/analytics/route-pattern.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { useSnackbars } from '../../ui/feedback/snackbar.ts'
import { ConsentArea } from '../consent/consent-area.tsx'

const Notices = lazyPart(() => import('../notices/notices.tsx'))

type Props = Parameters<typeof ConsentArea>[0]

/** Consent banner, page views and notices. Nobody needs them at first, so they load after the page, and may fail without it. */
export default function DeferredParts(consent: Props) {
  // A file that is dropped or pasted is no activity, yet its upload may have something to say.
  const hasMessages = useSnackbars().length > 0
  const isInUse = useInUse(hasMessages)

  return (
    <>
      <Region failed={null}>
        <ConsentArea {...consent} />
      </Region>
      <PageViews />
      <Region failed={null}>{isInUse && <Notices />}</Region>
    </>
  )
}

/** Rendered after the consent, whose effect must run first: it lets events through. */
function PageViews() {
  const route = routePattern(useLocation().pathname)
  useEffect(() => track({ event: 'page_view', route }), [route])
  return null
}

/** `blur` is there for the vault's frame: its keys and taps do not reach this window, but the focus does leave it. */
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'blur'] as const

/** Turns true when the person first interacts with the page or there is a message to show, or is true at once if they already have. */
function useInUse(hasMessages: boolean): boolean {
  const [isInUse, setInUse] = useState(() => navigator.userActivation?.hasBeenActive ?? false)
  if (hasMessages && !isInUse) setInUse(true)

  useEffect(() => {
    if (isInUse) return
    const begin = () => setInUse(true)
    for (const event of activityEvents) addEventListener(event, begin, { passive: true })
    return () => {
      for (const event of activityEvents) removeEventListener(event, begin)
    }
  }, [isInUse])

  return isInUse
}
