import type { PolicyDetails } from '@amparo/contract/policies'
import { coverageProblems } from '@amparo/rules/policies/coverage-form'
import { adjustedUpdate, finishedUpdate } from '@amparo/rules/policies/coverage-update'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { quoteQuery } from '../../../queries/marketplace/get-quote.ts'
import { quoteCoveragesQuery } from '../../../queries/marketplace/list-quote-coverages.ts'
import { changeQuote } from '../../../queries/marketplace/update-quote.ts'
import type { AppParts } from '../../../session/app-parts.ts'
import { updateOf } from '../coverage/quote-update.ts'
import { policyholder } from '../policy-people.ts'

/**
 * Copies coverages and additional insureds from the replaced policy to the new quote, as far as its state and the people's current ages allow. The
 * start date is not copied.
 */
export async function copyAnswers(app: AppParts, id: string, old: PolicyDetails) {
  const [quote, { coverages: offered }] = await Promise.all([
    app.queries.ensureQueryData(quoteQuery(app, id)),
    app.queries.ensureQueryData(quoteCoveragesQuery(app, id)),
  ])
  const today = dayIn(quote.geographic_location.time_zone_id, app.platform.now())
  const { effective_date } = quote
  const holderBirthdate = policyholder(quote)?.birthdate ?? today
  const wanted = adjustedUpdate({ ...updateOf(old), effective_date }, { holderBirthdate, today })
  const unfinished = Object.keys(coverageProblems(wanted, { today, offered }))
  const update = finishedUpdate(wanted, { unfinished, effectiveDate: effective_date })
  if (JSON.stringify(update) === JSON.stringify(updateOf(quote))) return
  app.queries.setQueryData(quoteQuery(app, id).queryKey, await changeQuote(app, id, update))
}
