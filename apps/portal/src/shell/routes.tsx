import { defaultLocale, isLocale } from '@amparo/rules/locales'
import { Navigate, type RouteObject, useParams } from 'react-router'
import { LoginPage } from '../features/login/login-page.tsx'
import { loadPage } from '../platform/load-page.ts'
import { countryPath, paths } from '../platform/paths.ts'
import type { AppParts } from '../session/app-parts.ts'
import { CardEntry } from './card-entry.tsx'
import { entryRoutes } from './entry-routes.tsx'
import { ErrorPage } from './error-page.tsx'
import { guardLoader } from './guard-loader.ts'
import { Layout } from './layout.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { prefetchHome } from './prefetch-home.ts'
import { publicRoutes } from './public-routes.ts'

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
  const guard = guardLoader(app)

  return [
    ...entryRoutes(app),
    {
      element: <Layout />,
      errorElement: <ErrorPage />,
      HydrateFallback: PageSkeleton,
      children: [
        { path: '/', element: cardEntry },
        { path: '/login', element: cardEntry },
        { path: '/:languageCode/login', element: cardEntry },
        { path: scope, loader: guard, element: cardEntry },
        {
          path: `${scope}/benefits`,
          loader: guard,
          lazy: loadPage(() => import('../features/benefits/benefits-page.tsx')),
        },
        {
          path: `${scope}/claim-status/:claimId?`,
          loader: guard,
          lazy: loadPage(() => import('../features/claim-status/claim-status-page.tsx')),
        },
        {
          path: `${scope}/claims/:benefitCode?/:claimId?`,
          loader: guard,
          lazy: loadPage(() => import('../features/claims/claims-page.tsx')),
        },
        {
          path: `${scope}/contact`,
          loader: guard,
          lazy: loadPage(() => import('../features/contact/contact-page.tsx')),
        },
        ...publicRoutes(app),
        { path: '/check-claim-status/:claimId/:countryCode/:languageCode?', element: <ToClaimStatus /> },
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

/** P-085. Without a language it is the default one, which the guard corrects to one of the country. */
function ToClaimStatus() {
  const { claimId = '', countryCode = '', languageCode } = useParams()
  const locale = isLocale(languageCode) ? languageCode : defaultLocale

  return (
    <Navigate to={countryPath(countryCode, locale, `${paths.claimStatus}/${encodeURIComponent(claimId)}`)} replace />
  )
}
