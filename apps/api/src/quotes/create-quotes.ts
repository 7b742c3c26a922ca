import { getQuote, listQuoteCoverages, type QuoteUpdate } from '@amparo/contract/quotes'
import type { Database } from '@amparo/database/database'
import { coveragesOf } from '@amparo/rules/policies/coverage-rules'
import { dollarsOf } from '@amparo/rules/policies/money'
import type { RatedCoverage } from '@amparo/rules/policies/rate-book'
import { implement } from '@amparo/service/app/implement'
import { limited } from '../platform/rate-limits.ts'
import { createQuoteRoute } from './create-quote.ts'
import type { QuoteParts } from './quote-parts.ts'
import { type About, quoteTerms } from './quote-terms.ts'
import { updateQuoteRoute } from './update-quote.ts'

/** From the first form to a price. */
export function createQuotes(parts: QuoteParts & { database: Database }) {
  const { rates, policies } = parts

  return {
    /** The terms and the price of what somebody chose. */
    termsOf: (update: QuoteUpdate, about: Omit<About, 'rates'>) => quoteTerms(update, { ...about, rates }),

    routes: [
      ...limited('quotes', [createQuoteRoute(parts)]),
      ...limited('quote_updates', [updateQuoteRoute(parts)]),
      implement(getQuote, async (call) => policies.details(await policies.requireOwn(call, call.params.id))),
      implement(listQuoteCoverages, async (call) => {
        const { state } = await policies.requireOwn(call, call.params.id)
        return { coverages: coveragesOf(rates, state).map(offeredCoverage) }
      }),
    ],
  }
}

/** Amounts in dollars, without what they cost. */
function offeredCoverage({ id, name, coverage_levels, deductibles, coinsurances }: RatedCoverage) {
  const inDollars = (options: readonly { id: string; amount: number }[]) =>
    options.map(({ id, amount }) => ({ id, amount: dollarsOf(amount) }))
  return {
    id,
    name,
    coverage_levels: inDollars(coverage_levels),
    deductibles: inDollars(deductibles),
    coinsurances: coinsurances.map(({ id, value }) => ({ id, value })),
  }
}
