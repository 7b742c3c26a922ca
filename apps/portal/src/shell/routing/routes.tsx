import type { createBrowserRouter, RouteObject } from 'react-router'
import { LoginPage } from '../../features/login/login-page.tsx'
import { loadPage } from '../../platform/load-page.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { ErrorPage } from '../frame/error-page.tsx'
import { Layout } from '../frame/layout.tsx'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import { CardEntry } from './card-entry.tsx'
import { entryRoutes } from './entry-routes.tsx'
import { prefetchHome } from './prefetch-home.ts'

type Discover = NonNullable<NonNullable<Parameters<typeof createBrowserRouter>[1]>['patchRoutesOnNavigation']>

const FRAME = 'frame'

/**
 * Nearly every visit begins at card entry, or at an issuer's link; the pages come when another address is asked for. The four addresses
 * of card entry share one element at one depth, so that going from one to another keeps the page, and with it the card
 * number in the vault's frame.
 */
export function createRoutes(app: AppParts): { routes: RouteObject[]; discover: Discover } {
  const element = (
    <CardEntry>
      <LoginPage onStart={() => prefetchHome(app)} />
    </CardEntry>
  )
  const children = ['/', '/login', '/:languageCode/login'].map((path) => ({ path, element }))
  const load = loadPage(() => import('./page-routes.tsx'))
  let areThere = false

  return {
    routes: [
      ...entryRoutes(app),
      { id: FRAME, element: <Layout />, errorElement: <ErrorPage />, HydrateFallback: PageSkeleton, children },
    ],
    // The router asks at every address that could be another page's; it is told once.
    async discover({ patch }) {
      if (areThere) return
      const { pageRoutes } = await load()
      areThere = true
      patch(FRAME, pageRoutes(app, element))
    },
  }
}
