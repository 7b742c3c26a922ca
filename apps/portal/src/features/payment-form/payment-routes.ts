import type { LoaderFunction, RouteObject } from 'react-router'
import { loadPage } from '../../platform/loading/load-page.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** One page for all steps, so that its state survives them (claims specification §2, "Brazilian online payment form"). */
export function paymentRoutes(app: AppParts, guard: LoaderFunction): RouteObject[] {
  return [
    {
      path: `/:countryCode/:languageCode${paths.onlinePaymentForm}/:claimNumber/*`,
      loader: async (visit) => {
        await guard(visit)
        const { readPayment } = await loadPage(() => import('./read-payment.ts'))()
        return readPayment(app, visit.params)
      },
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.claimNumber !== nextParams.claimNumber,
      lazy: loadPage(() => import('./payment-page.tsx')),
    },
  ]
}
