import './layout.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet, useParams } from 'react-router'
import { OtherLanguages, useContent } from '../platform/content.ts'
import { usePlatform } from '../platform/platform.ts'
import { countryQuery } from '../session/country-query.ts'
import { Footer } from './footer.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { TopBar } from './top-bar.tsx'
import { useDocumentLook } from './use-document-look.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/** Portal specification §2.5: what stands around every page. */
export function Layout() {
  const platform = usePlatform()
  const { countryCode } = useParams()
  const { data: country } = useQuery({ ...countryQuery(platform, countryCode ?? ''), enabled: Boolean(countryCode) })

  return (
    <OtherLanguages value={country?.languages ?? []}>
      <Frame country={country ?? null} />
    </OtherLanguages>
  )
}

function Frame({ country }: Pick<Parameters<typeof TopBar>[0], 'country'>) {
  const text = useContent('shell')
  useDocumentLook()
  useFocusOnArrival()

  return (
    <>
      <a className="skip-link" href="#main">
        {text.skip_link}
      </a>
      <TopBar country={country} />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </>
  )
}
