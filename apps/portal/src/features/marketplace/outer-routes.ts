import { defaultLocale } from '@amparo/rules/locale/locales'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { loadPage } from '../../platform/loading/load-page.ts'
import { purchasePath } from '../../platform/navigation/marketplace-paths.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { signInPath } from '../../platform/navigation/sign-in-paths.ts'
import { policiesQuery } from '../../queries/marketplace/list-policies.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { ownPolicy } from './own-policy.ts'

/** The marketplace's only country and its language. */
const usa = { country: 'usa', locale: defaultLocale }

/** Routes of the marketplace without a country: the documents viewer (P-078), the confirmation of the last policy (M-189, M-X01), and a new quote (P-X03). */
export function outerRoutes(app: AppParts): RouteObject[] {
  return [
    {
      path: `${paths.pdfViewer}/:policyId/:documentType`,
      loader: withUser(app),
      lazy: loadPage(() => import('./viewer/viewer-page.tsx')),
    },
    { path: paths.purchaseConfirmation, loader: lastPolicy(app) },
    { path: paths.getNewCoverage, loader: () => redirect(purchasePath(usa, 'get-started')) },
  ]
}

/** Sign-in leads back to pages of the marketplace only, so that these two lead to the person's policy afterwards. */
function withUser({ user }: AppParts): LoaderFunction {
  return async () => {
    await user.settled()
    if (!user.get()) throw redirect(signInPath(usa, undefined, 'needed'))
    return null
  }
}

function lastPolicy(app: AppParts): LoaderFunction {
  const gate = withUser(app)
  return async (visit, context) => {
    await gate(visit, context)
    // Its query reports a failure.
    const policies = await app.queries.ensureQueryData(policiesQuery(app)).catch(() => [])
    if (!app.user.get()) throw redirect(signInPath(usa, undefined, 'expired'))
    const policyId = ownPolicy(policies)?.id
    throw redirect(purchasePath({ ...usa, policyId }, policyId ? 'policy-purchase-confirmation' : 'get-started'))
  }
}
