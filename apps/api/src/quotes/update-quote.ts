import { isDeepStrictEqual } from 'node:util'
import { updateQuote } from '@amparo/contract/quotes'
import { coverageProblems } from '@amparo/rules/policies/coverage-form'
import { coveragesOf } from '@amparo/rules/policies/coverage-rules'
import { adjustedUpdate, finishedUpdate } from '@amparo/rules/policies/coverage-update'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { implement } from '@amparo/service/app/implement'
import type { QuoteParts } from './quote-parts.ts'
import { quoteTerms } from './quote-terms.ts'

/** Every version of a quote is stored, so that nobody may make any number of them. People make a few dozen. */
const MOST_VERSIONS = 1_000

/**
 * Changes a quote and answers with its new price. It reads session and quote with one query and writes once, so that it takes two round
 * trips to the database. The version that was read must still be the one that is changed, and the one that the person saw.
 */
export function updateQuoteRoute({ clock, rates, policies }: Pick<QuoteParts, 'clock' | 'rates' | 'policies'>) {
  return implement(updateQuote, async (call) => {
    const { params, body, refuse } = call
    const policy = await policies.requireOwn(call, params.id)
    const now = clock.now()
    const status = policies.statusOf(policy)
    if (status === 'pending') return refuse('quote_locked')
    if (status === 'expired' || status === 'ineligible') return refuse('quote_expired')
    if (status !== 'initializing') return refuse('already_purchased')

    if (policy.version >= MOST_VERSIONS) return refuse('too_many_requests')

    const { state, people, time_zone_id } = policy
    const today = dayIn(time_zone_id, now)
    const adjusted = adjustedUpdate(body, { holderBirthdate: people.holder.birthdate, today })
    const problems = Object.entries(coverageProblems(adjusted, { today, offered: coveragesOf(rates, state) }))
    if (problems.length > 0)
      return refuse('invalid_quote', { problems: problems.map(([path, code]) => ({ path: `body.${path}`, code })) })
    const update = finishedUpdate(adjusted, { unfinished: [], effectiveDate: policy.effective_date })
    const terms = quoteTerms(update, { rates, state, holder: people, today })
    if (body.version !== undefined && body.version !== policy.version) {
      // A change whose answer was lost may be sent again.
      const isSaved = isDeepStrictEqual({ ...policy, ...terms }, policy)
      return isSaved ? policies.details(policy) : refuse('quote_locked')
    }
    if (!(await policies.change(policy, terms, now))) return refuse('quote_locked')
    return policies.details({ ...policy, ...terms, version: policy.version + 1, purchase_problem: null })
  })
}
