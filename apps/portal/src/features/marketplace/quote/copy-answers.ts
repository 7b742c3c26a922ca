import type { PolicyDetails } from '@amparo/contract/policies'
import { coverageProblems } from '@amparo/rules/policies/coverage-form'
import { adjustedUpdate, finishedUpdate, type QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { quoteQuery } from '../../../queries/marketplace/get-quote.ts'
import { quoteCoveragesQuery } from '../../../queries/marketplace/list-quote-coverages.ts'
import { changeQuote } from '../../../queries/marketplace/update-quote.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { updateOf } from '../coverage/quote-update.ts'
import { policyholder } from '../policy-people.ts'

/**
 * Copies coverages and additional insureds to a new quote from the one that the form began with, or from the replaced policy, whose start date is not
 * copied. Returns false if something was left out that the new state or the people's current ages do not allow.
 */
export async function copyAnswers(app: AppParts, id: string, old: PolicyDetails): Promise<boolean> {
  const [quote, { coverages: offered }] = await Promise.all([
    app.queries.ensureQueryData(quoteQuery(app, id)),
    app.queries.ensureQueryData(quoteCoveragesQuery(app, id)),
  ])
  const today = dayIn(quote.geographic_location.time_zone_id, app.platform.now())
  const before = updateOf(old)
  const isQuote = old.number === null
  const holderBirthdate = policyholder(quote)?.birthdate ?? today
  const effective_date = isQuote ? before.effective_date : quote.effective_date
  const wanted = adjustedUpdate({ ...before, effective_date }, { holderBirthdate, today })
  const unfinished = Object.keys(coverageProblems(wanted, { today, offered }))
  const update = finishedUpdate(wanted, { unfinished, effectiveDate: quote.effective_date })
  if (JSON.stringify(update) !== JSON.stringify(updateOf(quote)))
    app.queries.setQueryData(quoteQuery(app, id).queryKey, await changeQuote(app, id, update))
  return sizeOf(update) === sizeOf(before)
}

function sizeOf({ spouse, children, coverages }: QuoteUpdate): number {
  return (spouse ? 1 : 0) + children.length + coverages.length
}
