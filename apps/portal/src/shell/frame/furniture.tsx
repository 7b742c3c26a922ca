import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from '../../platform/analytics.ts'
import { lazyPart } from '../../platform/load-page.ts'
import { Region } from '../../platform/region.tsx'
import { routePattern } from '../../platform/route-pattern.ts'
import { ConsentArea } from '../consent/consent-area.tsx'
import { useInUse } from './use-in-use.ts'

const Notices = lazyPart(() => import('../notices/notices.tsx'))

type Props = Parameters<typeof ConsentArea>[0]

/** What lies over a page. None of it is there at first sight, so all of it loads after the page, and fails without it. */
export default function Furniture(consent: Props) {
  const isInUse = useInUse()

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

/** After the consent, whose effect opens the way for events. */
function PageViews() {
  const route = routePattern(useLocation().pathname)
  useEffect(() => track({ event: 'page_view', route }), [route])
  return null
}
