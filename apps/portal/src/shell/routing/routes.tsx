import { isLocale } from '@amparo/rules/locale/locales'
import type { ReactNode } from 'react'
import { type createBrowserRouter, matchRoutes, Navigate, type RouteObject, useParams } from 'react-router'
import { PLAYGROUND_PATH } from '../../features/claims/playground/playground-path.ts'
import { LoginPage } from '../../features/login/login-page.tsx'
import { loadPage } from '../../platform/loading/load-page.ts'
import { outerPages } from '../../platform/navigation/outer-pages.ts'
import { cardEntryPaths, paths } from '../../platform/navigation/paths.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { ErrorPage, PageFailed } from '../frame/error-page.tsx'
import { Layout } from '../frame/layout.tsx'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import { entryRoutes } from './entry-routes.tsx'
import { prefetchHome } from './prefetch-home.ts'
import { replaceRedirects } from './replace-redirects.ts'

type RouterOptions = Pick<
  NonNullable<Parameters<typeof createBrowserRouter>[1]>,
  'patchRoutesOnNavigation' | 'dataStrategy'
>

const PAGES = 'pages'
const publicPages = [...outerPages, paths.returnToCardNetwork, PLAYGROUND_PATH]
const publicAddresses = new RegExp(`(?:${publicPages.join('|')})(?:/|$)`, 'i')

type Area = { addresses: RegExp; load: () => Promise<RouteObject[]>; routes?: RouteObject[] }

/**
 * Only card entry and issuers' links are known at first, because nearly every visit begins there; the routes of each other area are
 * loaded for the first address that may be one of them. The addresses of card entry share one element at one depth, so that React keeps the
 * page when the address changes, and with it the card number in the vault's frame.
 */
export function createRoutes(app: AppParts): { routes: RouteObject[]; options: RouterOptions } {
  const element = (
    <CardEntry>
      <LoginPage onStart={() => prefetchHome(app)} />
    </CardEntry>
  )
  const children = cardEntryPaths.map((path) => ({ path, element }))
  const areas: Area[] = [
    {
      addresses: /\/(?:get-new-coverage|marketplace|pdf-viewer|youre-all-set)(?:\/|$)/i,
      load: async () => (await import('./marketplace-area.ts')).marketplaceArea(app),
    },
    {
      addresses: /\/claims(?:\/|$)/i,
      load: async () => (await import('./claims-area.ts')).claimsArea(app),
    },
    {
      addresses: publicAddresses,
      load: async () => (await import('./public-routes.ts')).publicRoutes(app),
    },
    { addresses: /^/, load: async () => (await import('./page-routes.tsx')).pageRoutes(app, element) },
  ]

  return {
    routes: [
      ...entryRoutes(app),
      {
        element: <Layout />,
        errorElement: <ErrorPage />,
        HydrateFallback: PageSkeleton,
        children: [{ id: PAGES, errorElement: <PageFailed />, children }],
      },
    ],
    options: {
      dataStrategy: replaceRedirects,
      // The router calls this for every address it does not know. The routes of an area are added once.
      async patchRoutesOnNavigation({ path, patch, signal }) {
        for (const area of areas.filter(({ addresses }) => addresses.test(path))) {
          if (!area.routes) {
            const routes = await loadPage(area.load)()
            // The router ignores routes that are added for a navigation that has been replaced.
            if (signal.aborted) return
            area.routes = routes
            patch(PAGES, routes)
          }
          if (matchRoutes(area.routes, path)) return
        }
      },
    },
  }
}

/** An unknown language in the address leads to card entry in the default one (P-109). */
function CardEntry({ children }: { children: ReactNode }) {
  const { languageCode } = useParams()

  return languageCode === undefined || isLocale(languageCode) ? children : <Navigate to="/" replace />
}
