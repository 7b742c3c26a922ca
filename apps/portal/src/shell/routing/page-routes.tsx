import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import type { ReactElement } from 'react'
import { type LoaderFunction, Navigate, type RouteObject, useLocation, useParams } from 'react-router'
import { benefitGate, guideGate, homeGate, letterGate } from '../../features/benefits/benefit-gate.ts'
import { statusGate } from '../../features/claim-status/status-gate.ts'
import { paymentRoutes } from '../../features/payment-form/payment-routes.ts'
import { loadPage } from '../../platform/loading/load-page.ts'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { guardLoader } from './guard-loader.ts'
import { withFlags } from './public-page.ts'

const scope = '/:countryCode/:languageCode'
const benefit = `${scope}${paths.benefits}/:benefitCode`

/** The other pages of a card, and where unknown addresses lead (portal specification §2.2). Loaded while a card is looked up, or when a visit begins at another page. */
export function pageRoutes(app: AppParts, cardEntry: ReactElement): RouteObject[] {
  const guard = guardLoader(app)

  return [
    { path: scope, loader: guard, element: cardEntry },
    {
      path: `${scope}${paths.benefits}`,
      loader: homeGate(app, guard),
      lazy: loadPage(() => import('../../features/benefits/home/benefits-page.tsx')),
    },
    {
      path: benefit,
      loader: benefitGate(app, guard),
      lazy: loadPage(() => import('../../features/benefits/detail/benefit-page.tsx')),
    },
    {
      path: `${benefit}/guide`,
      loader: guideGate(app, guard),
      lazy: loadPage(() => import('../../features/benefits/guide/guide-page.tsx')),
    },
    ...letterRoutes(app, guard),
    // Any other path under benefits (P-248).
    { path: `${scope}${paths.benefits}/*`, element: <ToLogin /> },
    {
      path: `${scope}${paths.claimStatus}/:claimId?`,
      loader: statusGate(app, withFlags(app, guard)),
      lazy: loadPage(() => import('../../features/claim-status/claim-status-page.tsx')),
    },
    ...paymentRoutes(app, guard),
    {
      path: `${scope}${paths.contact}`,
      loader: guard,
      lazy: loadPage(() => import('../../features/contact/contact-page.tsx')),
    },
    { path: `${paths.checkClaimStatus}/:claimId${scope}?`, element: <ToClaimStatus /> },
    // An unknown page of a country leads to its benefits (P-096), anything else to card entry (P-087).
    { path: `${scope}/*`, element: <ToBenefits /> },
    { path: '*', element: <Navigate to="/" replace /> },
  ]
}

/** The names of the routes in the specification, and the last part of their addresses (P-X02). */
const letterKeys: readonly [key: string, kind: LetterKind][] = [
  ['cdwCertificate', 'cdw-certificate'],
  ['mexCertificate', 'mex-certificate'],
  ['apTravelLetter', 'ap-certificate'],
]

function letterRoutes(app: AppParts, guard: LoaderFunction): RouteObject[] {
  const lazy = loadPage(() => import('../../features/letters/view/letter-page.tsx'))
  return letterKeys.flatMap(([key, kind]) => [
    { path: `${benefit}/${kind}`, loader: letterGate(app, guard, kind), lazy },
    { path: `${benefit}/${key}`, element: <ToLetter kind={kind} /> },
  ])
}

function ToLetter({ kind }: { kind: LetterKind }) {
  const { countryCode, languageCode, benefitCode } = useParams()

  return <Navigate to={`/${countryCode}/${languageCode}${paths.benefits}/${benefitCode}/${kind}`} replace />
}

function ToBenefits() {
  const { countryCode, languageCode } = useParams()

  return <Navigate to={`/${countryCode}/${languageCode}${paths.benefits}`} replace />
}

function ToLogin() {
  const { languageCode } = useParams()

  return <Navigate to={languageHome(isLocale(languageCode) ? languageCode : defaultLocale)} replace />
}

/** An old address of claim status (P-085). Without a language it uses the default one, which the guard corrects for the country. */
function ToClaimStatus() {
  const { claimId = '', countryCode = '', languageCode } = useParams()
  const locale = isLocale(languageCode) ? languageCode : defaultLocale
  const to = countryPath(countryCode, locale, `${paths.claimStatus}/${encodeURIComponent(claimId)}`)

  return <Navigate to={to + useLocation().search} replace />
}
