import type { PolicyDetails } from '@amparo/contract/policies'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { emptyQuote, type QuoteValues } from '@amparo/rules/policies/quote-values'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { policyPath } from '../../../platform/navigation/marketplace-paths.ts'
import { isPolicyNotFound, policyQuery } from '../../../queries/marketplace/get-policy.ts'
import { quoteQuery } from '../../../queries/marketplace/get-quote.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { type QuoteDraft, quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'
import { scopeOf, toSignIn } from '../marketplace-gates.ts'
import { quoteValuesOf } from '../quote-values.ts'
import { rewriteOf } from '../rewrite-flow/rewrite.ts'

export type QuoteStart = {
  draftId: string
  values: QuoteValues
  /** Where the values come from, which the page says. */
  from: 'nowhere' | 'draft' | 'quote' | 'policy'
  /** The quote or policy that the form began with. */
  policy: PolicyDetails | null
}

/** What the quote form begins with: what was typed before, or the quote in the address, or the policy that is replaced (M-X06). */
export async function readQuote(app: AppParts, visit: LoaderFunctionArgs): Promise<QuoteStart> {
  const { policyId: quoteId } = visit.params
  await app.user.settled()
  if (quoteId) return readFrom(app, visit, { id: quoteId, from: 'quote' })
  const rewrite = rewriteOf(new URL(visit.request.url).search)
  if (rewrite) return readFrom(app, visit, { id: rewrite.previousPolicyId, from: 'policy' })
  const draft = await app.part(quoteDrafts).get(NEW_QUOTE)
  const { quoteId: _, ...values }: QuoteDraft = draft ?? emptyQuote
  return { draftId: NEW_QUOTE, values, from: draft ? 'draft' : 'nowhere', policy: null }
}

type Known = { id: string; from: 'quote' | 'policy' }

async function readFrom(app: AppParts, visit: LoaderFunctionArgs, { id, from }: Known): Promise<QuoteStart> {
  const { queries } = app
  const { params } = visit
  const isSignedIn = app.user.get() !== null
  const asked =
    from === 'policy' ? queries.ensureQueryData(policyQuery(app, id)) : queries.ensureQueryData(quoteQuery(app, id))
  const policy = await asked.catch((error: unknown) => {
    if (from === 'policy' && isPolicyNotFound(error)) throw toSignIn(visit, isSignedIn ? 'not_found' : 'needed')
    return null
  })
  if (!app.user.get()) throw toSignIn(visit, isSignedIn ? 'expired' : 'needed')
  if (from === 'policy' && policy && !canBeReplaced(policy)) {
    const { benefitCode = '' } = params
    throw redirect(policyPath({ ...scopeOf(params), benefitCode, policyId: id }))
  }
  const draft = await app.part(quoteDrafts).get(id)
  const values = draft ?? (policy ? quoteValuesOf(policy) : emptyQuote)
  // A draft of a rewrite was prefilled from the old policy, so its answers count as coming from there.
  const origin = from === 'quote' && draft ? 'draft' : from
  return { draftId: id, values, from: policy || draft ? origin : 'nowhere', policy }
}

/** An overdue policy must be paid first (M-228), and one that has ended cannot be replaced. */
function canBeReplaced({ status_code }: PolicyDetails): boolean {
  return isEditable(status_code) && status_code !== 'suspended'
}
