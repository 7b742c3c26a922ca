import { emptyQuote, type QuoteValues } from '@amparo/rules/policies/quote-form'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { signInPath } from '../../../platform/navigation/marketplace-paths.ts'
import { quoteQuery } from '../../../queries/marketplace/get-quote.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { NEW_QUOTE, quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { scopeOf } from '../marketplace-gates.ts'
import { emailOf } from '../policy-people.ts'
import { quoteValuesOf } from '../quote-values.ts'
import { rewriteOf } from '../rewrite.ts'

export type QuoteStart = {
  draftId: string
  values: QuoteValues
  /** Where the values come from, which the page says. */
  from: 'nowhere' | 'draft' | 'quote'
  /** The address of the quote that the form began with. */
  policyEmail: string | null
}

/** What the quote form begins with: what was typed before, or the quote in the address, or the policy that is replaced (M-X06). */
export async function readQuote(app: AppParts, { params, request }: LoaderFunctionArgs): Promise<QuoteStart> {
  const { pathname, search } = new URL(request.url)
  const known = params.policyId ?? rewriteOf(search)?.previousPolicyId
  const draftId = known ?? NEW_QUOTE
  await app.user.settled()
  const quote = known ? await app.queries.ensureQueryData(quoteQuery(app, known)).catch(() => null) : null
  if (known && !app.user.get()) throw redirect(signInPath(scopeOf(params), pathname + search))
  const draft = await app.part(quoteDrafts).get(draftId)
  const [policyEmail, values] = quote ? [emailOf(quote), quoteValuesOf(quote)] : [null, emptyQuote]
  if (draft) return { draftId, values: draft, from: 'draft', policyEmail }
  return { draftId, values, from: quote ? 'quote' : 'nowhere', policyEmail }
}
