import './layout.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Outlet, useParams } from 'react-router'
import { OtherLanguages, useContent } from '../../platform/content.ts'
import { lazyPart } from '../../platform/load-page.ts'
import { usePlatform } from '../../platform/platform.ts'
import { Region } from '../../platform/region.tsx'
import { countryQuery } from '../../queries/get-country.ts'
import { useMaintenance } from '../../queries/list-feature-flags.ts'
import { useCard } from '../../session/card-session.ts'
import { Footer } from '../footer/footer.tsx'
import { NewVersionNotice } from '../notices/new-version-notice.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { TopBar } from './top-bar.tsx'
import { useDocumentLook } from './use-document-look.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useSettled } from './use-settled.ts'

const Furniture = lazyPart(() => import('./furniture.tsx'))
const MaintenancePage = lazyPart(() => import('../maintenance/maintenance-page.tsx'))
const IdleGuard = lazyPart(() => import('../idle/idle-guard.tsx'))

/** Portal specification §2.5: what stands around every page. */
export function Layout() {
  const platform = usePlatform()
  const { countryCode } = useParams()
  const { data: country } = useQuery({ ...countryQuery(platform, countryCode ?? ''), enabled: Boolean(countryCode) })

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
      <Region failed={null}>{isSettled && <Furniture isManaging={isManaging} onManage={manageCookies} />}</Region>
      <Suspense>{useCard() && <IdleGuard />}</Suspense>
    </>
  )
}
