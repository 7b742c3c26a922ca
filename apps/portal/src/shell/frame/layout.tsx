import './layout.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useParams } from 'react-router'
import { OtherLanguages, useContent } from '../../platform/content/content.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { countryQuery } from '../../queries/get-country.ts'
import { useMaintenance } from '../../queries/list-feature-flags.ts'
import { useCard, useTimedOut } from '../../session/card-session.ts'
import { useUser } from '../../session/use-user.ts'
import { Footer } from '../footer/footer.tsx'
import { NewVersionNotice } from '../notices/new-version-notice.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { useDocumentLook } from './use-document-look.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

const DeferredParts = lazyPart(() => import('./deferred-parts.tsx'))
const MaintenancePage = lazyPart(() => import('../maintenance/maintenance-page.tsx'))
// Without it, sessions end without a warning.
const IdleGuard = lazyPart(() => import('../idle/idle-guard.tsx'), { isVital: true })

/** The frame around every page: top bar, footer and notices (portal specification §2.5). */
export function Layout() {
  const platform = usePlatform()
  const { countryCode } = useParams()
  const query = countryQuery(platform, countryCode ?? '')
  const { data: country } = useQuery({ ...query, enabled: Boolean(countryCode), retryOnMount: false })

  return (
    <OtherLanguages value={country?.languages ?? []}>
      {useMaintenance() ? (
        <Suspense fallback={<PageSkeleton />}>
          <MaintenancePage phone={country?.contactNumbers[0]?.number} />
        </Suspense>
      ) : (
        <Frame country={country ?? null} />
      )}
    </OtherLanguages>
  )
}

function Frame({ country }: Pick<Parameters<typeof TopBar>[0], 'country'>) {
  const text = useContent('shell')
  const [isManaging, manageCookies] = useState(false)
  const isSettled = useSettled()
  useDocumentLook()
  useFocusOnArrival()

  return (
    <>
      <a className="skip-link" href="#main">
        {text.skip_link}
      </a>
      <TopBar country={country} />
      <NewVersionNotice />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer country={country} onManageCookies={() => manageCookies(true)} />
      <Region failed={null}>{isSettled && <DeferredParts isManaging={isManaging} onManage={manageCookies} />}</Region>
      <Region failed={null}>{useIsWatched() && <IdleGuard />}</Region>
    </>
  )
}

/** Somebody has a card or user session (P-X55), or had one until the idle time was over. */
function useIsWatched(): boolean {
  return [useTimedOut(), useCard(), useUser()].some(Boolean)
}

/** Turns true when the browser is idle after the first render, for parts of the page that can wait. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)

  useEffect(() => {
    const later = globalThis.requestIdleCallback ?? setTimeout
    const forget = globalThis.cancelIdleCallback ?? clearTimeout
    const waiting = later(() => setSettled(true))
    return () => forget(waiting)
  }, [])

  return isSettled
}
