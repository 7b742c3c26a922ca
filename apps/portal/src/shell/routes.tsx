import { Navigate, type RouteObject, useParams } from 'react-router'
import { LoginPage } from '../features/login/login-page.tsx'
import { paths } from '../platform/paths.ts'
import type { AppParts } from '../session/app-parts.ts'
import { CardEntry } from './card-entry.tsx'
import { ErrorPage } from './error-page.tsx'
import { guardLoader } from './guard-loader.ts'
import { Layout } from './layout.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { prefetchHome } from './prefetch-home.ts'

/**
 * Portal specification §2.2. The four addresses of card entry share one element at one depth, so that going from one
 * to another keeps the page, and with it the card number in the vault's frame.
 */
export function createRoutes(app: AppParts): RouteObject[] {
  const cardEntry = (
    <CardEntry>
      <LoginPage onStart={() => prefetchHome(app)} />
    </CardEntry>
  )
  const scope = '/:countryCode/:languageCode'

  return [
    {
      element: <Layout />,
      errorElement: <ErrorPage />,
      HydrateFallback: PageSkeleton,
      children: [
        { path: '/', element: cardEntry },
        { path: '/login', element: cardEntry },
        { path: '/:languageCode/login', element: cardEntry },
        { path: scope, loader: guardLoader(app, ''), element: cardEntry },
        {
          path: `${scope}/benefits`,
          loader: guardLoader(app, '/benefits'),
          lazy: () => import('../features/benefits/benefits-page.tsx'),
        },
        {
          path: `${scope}/claim-status`,
          loader: guardLoader(app, '/claim-status'),
          lazy: () => import('../features/claim-status/claim-status-page.tsx'),
        },
        // P-096: an unknown page of a country is its benefits; P-087: anything else is card entry.
        { path: `${scope}/*`, element: <ToBenefits /> },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ]
}

function ToBenefits() {
  const { countryCode, languageCode } = useParams()

  return <Navigate to={`/${countryCode}/${languageCode}${paths.benefits}`} replace />
}
