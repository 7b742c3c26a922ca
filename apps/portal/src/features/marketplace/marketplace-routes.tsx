import { type LoaderFunction, Navigate, type RouteObject, redirect } from 'react-router'
import { loadPage } from '../../platform/loading/load-page.ts'
import { type PurchasePage, purchasePath } from '../../platform/navigation/marketplace-paths.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { benefitGate, detailGate, openGate, scopeOf } from './marketplace-gates.ts'
import { outerRoutes } from './outer-routes.ts'
import { quoteGate } from './quote-gate.ts'
import { selfServiceRoute } from './self-service/self-service-routes.ts'
import { usePurchase } from './use-purchase.ts'

const marketplace = `/:countryCode/:languageCode${paths.marketplace}`
const auth = marketplace + paths.auth
const purchase = `${marketplace}/:benefitCode${paths.purchase}`

type Lazy = ReturnType<typeof loadPage<{ Component: () => React.ReactNode }>>
type QuotePage = Exclude<PurchasePage, 'get-started' | 'policy-purchase-confirmation'>

/** The pages about a quote that is not bought yet, each loaded on demand. */
const quotePages: Record<QuotePage, Lazy> = {
  coverage: loadPage(() => import('./coverage/coverage-page.tsx')),
  'coverage-checkout': loadPage(() => import('./new-york/new-york-page.tsx')),
  checkout: loadPage(() => import('./checkout/checkout-page.tsx')),
}

/** The marketplace (marketplace specification §2). `guard` decides whether somebody may be there; purchase and sign-in need no card (M-X04). */
export function marketplaceRoutes(app: AppParts, guard: LoaderFunction): RouteObject[] {
  const ofBenefit = benefitGate(guard)
  const start = loadPage(() => import('./quote/quote-page.tsx'))
  const startLoader: LoaderFunction = async (visit, context) => {
    await ofBenefit(visit, context)
    const { readQuote } = await loadPage(() => import('./quote/read-quote.ts'))()
    return readQuote(app, visit)
  }

  return [
    { path: marketplace, loader: openGate(app, guard), lazy: loadPage(() => import('./home/home-page.tsx')) },
    {
      path: `${marketplace}/:benefitCode`,
      loader: detailGate(app, guard),
      lazy: loadPage(() => import('./detail/detail-page.tsx')),
    },
    selfServiceRoute(app, ofBenefit, `${marketplace}${paths.selfService}/:benefitCode/:policyId`),
    { path: `${auth}/redirect`, loader: guard, lazy: loadPage(() => import('./sign-in/sign-in-link-page.tsx')) },
    { path: `${auth}/*`, loader: guard, lazy: loadPage(() => import('./sign-in/sign-in-page.tsx')) },
    {
      lazy: loadPage(() => import('./rewrite-flow/rewrite-frame.tsx')),
      children: [
        ...['', '/:policyId'].map((quote) => ({
          path: `${purchase}${quote}/get-started`,
          loader: startLoader,
          lazy: start,
        })),
        ...Object.entries(quotePages).map(([page, lazy]) => ({
          path: `${purchase}/:policyId/${page}`,
          loader: quoteGate(app, ofBenefit, page as QuotePage),
          lazy,
        })),
      ],
    },
    {
      path: `${purchase}/:policyId/policy-purchase-confirmation`,
      loader: quoteGate(app, ofBenefit, 'policy-purchase-confirmation'),
      lazy: loadPage(() => import('./confirmation/confirmation-page.tsx')),
    },
    { path: `${purchase}/:policyId${paths.confirmation}`, loader: toConfirmation },
    ...outerRoutes(app),
    // Any other path of the purchase flow (M-041).
    { path: `${purchase}/*`, loader: ofBenefit, element: <ToStart /> },
  ]
}

/** Another name of the confirmation (P-X03). */
const toConfirmation: LoaderFunction = ({ params }) => {
  const { benefitCode = '', policyId } = params
  return redirect(purchasePath({ ...scopeOf(params), benefitCode, policyId }, 'policy-purchase-confirmation'))
}

function ToStart() {
  return <Navigate to={usePurchase().pathTo('get-started')} replace />
}
