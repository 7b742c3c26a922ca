import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import { isLocale } from '@amparo/rules/locale/locales'
import { type LoaderFunction, Navigate, type RouteObject, redirect, useParams } from 'react-router'
import { DOCUMENTS_PAGE, RECEIPT_PAGE, REVIEW_PAGE } from '../../blocks/claim-drafts/claim-path.ts'
import { loadPage } from '../../platform/loading/load-page.ts'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import type { AppParts } from '../../session/app-parts.ts'

const scope = '/:countryCode/:languageCode'
const claims = scope + paths.claims
export const claim = `${claims}/:benefitCode/:claimId`

/** The routes of the claims area (claims specification §2). `guard` decides whether the person may enter it. */
export function claimRoutes(app: AppParts, guard: LoaderFunction): RouteObject[] {
  return [
    {
      path: `${claims}/:benefitCode?`,
      loader: startLoader(app, guard),
      lazy: loadPage(() => import('./start/start-page.tsx')),
    },
    ...stepRoutes(app, guard),
    {
      path: claim + paths.success,
      loader: claimLoader(app, guard, 'success'),
      lazy: loadPage(() => import('./success/success-page.tsx')),
    },
    {
      path: `${claim}/${RECEIPT_PAGE}`,
      loader: claimLoader(app, guard, RECEIPT_PAGE),
      lazy: loadPage(() => import('./receipt/receipt-page.tsx')),
    },
    // An unknown path opens the claim, which redirects to its first page (C-128, C-X17).
    { path: `${claim}/:formPage/*`, element: <ToClaim /> },
  ]
}

/** The pages on which a claim is filled in, in the portal and in the widget. */
export function stepRoutes(app: AppParts, guard: LoaderFunction): RouteObject[] {
  return [
    {
      path: claim + paths.documents,
      loader: claimLoader(app, guard, DOCUMENTS_PAGE),
      lazy: loadPage(() => import('./documents/documents-page.tsx')),
    },
    {
      path: `${claim}/${REVIEW_PAGE}`,
      loader: claimLoader(app, guard, REVIEW_PAGE),
      lazy: loadPage(() => import('./review/review-page.tsx')),
    },
    {
      path: `${claim}/:formPage?`,
      loader: claimLoader(app, guard),
      lazy: loadPage(() => import('./journey/journey-page.tsx')),
    },
  ]
}

/** A benefit that the card does not have leads to the list of those it has, as its own address does (P-229). */
function startLoader({ platform, queries, session }: AppParts, guard: LoaderFunction): LoaderFunction {
  return async (visit) => {
    await guard(visit)
    const { countryCode = '', languageCode: locale, benefitCode } = visit.params
    const panToken = session.panToken()
    if (!benefitCode || !isLocale(locale) || !panToken) return null
    const { benefits } = await queries.ensureQueryData(benefitsQuery(platform, { panToken, locale }))
    if (!findBenefit(benefits, benefitCode)) throw redirect(countryPath(countryCode, locale, paths.benefits))
    return null
  }
}

/** Loads read-claim.ts when a claim is opened, not with the list of routes. */
export function claimLoader(app: AppParts, guard: LoaderFunction, page?: string): LoaderFunction {
  return async (visit) => {
    await guard(visit)
    const { readClaim } = await loadPage(() => import('./read-claim.ts'))()
    return readClaim(app, { ...visit.params, ...(page && { formPage: page }) })
  }
}

function ToClaim() {
  const { countryCode, languageCode, benefitCode, claimId } = useParams()

  return <Navigate to={`/${countryCode}/${languageCode}${paths.claims}/${benefitCode}/${claimId}`} replace />
}
