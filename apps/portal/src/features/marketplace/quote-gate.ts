import type { PolicyDetails } from '@amparo/contract/policies'
import { type LoaderFunction, redirect } from 'react-router'
import { loadPage } from '../../platform/loading/load-page.ts'
import { type PurchasePage, purchasePath } from '../../platform/navigation/marketplace-paths.ts'
import { quoteQuery } from '../../queries/marketplace/get-quote.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { scopeOf, signedInGate, toSignIn } from './marketplace-gates.ts'
import { rewriteOf, rewriteQuery } from './rewrite-flow/rewrite.ts'

const over = ['expired', 'ineligible']
const notBought = ['initializing', 'pending', ...over]

/**
 * The page to show for a quote if the address asks for `page`. New York has one page instead of coverage and checkout (M-078, M-178); an expired
 * quote starts again with its data, and a bought one shows its confirmation.
 */
export function pageForQuote(page: PurchasePage, { status_code, geographic_location }: PolicyDetails): PurchasePage {
  if (page === 'get-started') return page
  if (over.includes(status_code)) return 'get-started'
  if (!notBought.includes(status_code)) return 'policy-purchase-confirmation'
  if (geographic_location.state === 'NY') return 'coverage-checkout'
  return page === 'checkout' ? page : status_code === 'pending' ? 'checkout' : 'coverage'
}

/** Loads the quote in the address. If that fails, the page renders without it and says so (M-340). */
export function quoteGate(app: AppParts, guard: LoaderFunction, page: PurchasePage): LoaderFunction {
  const gate = signedInGate(app, guard)
  const load = loadPage(() => import('./read-quote-drafts.ts'))
  const readDrafts = async (id: string) => (await load()).readQuoteDrafts(app, id)
  return async (visit, context) => {
    await gate(visit, context)
    const { benefitCode = '', policyId = '' } = visit.params
    const { search } = new URL(visit.request.url)
    const quote = await app.queries.ensureQueryData(quoteQuery(app, policyId)).catch(() => null)
    // The server no longer accepts the session.
    if (!app.user.get()) throw toSignIn(visit, 'expired')
    const right = quote ? pageForQuote(page, quote) : page
    if (right === page) return page === 'policy-purchase-confirmation' ? null : readDrafts(policyId)
    const query = rewriteQuery(rewriteOf(search))
    throw redirect(purchasePath({ ...scopeOf(visit.params), benefitCode, policyId }, right) + query)
  }
}
