import { describe, expect, it } from 'vitest'
import { aQuote, updated } from '../testing/sample-quote.ts'
import { isSavedIn, updateOf } from './quote-update.ts'

describe('a saved quote', () => {
  const expense = { id: 'AME', level_id: 'AME-2500', deductible_id: 'DED-0', coinsurance_id: 'None' }
  const illness = { id: 'CI', level_id: 'CI-5000', deductible_id: null, coinsurance_id: null }
  const quote = updated(aQuote(), { ...updateOf(aQuote()), coverages: [expense, illness], smokes_yn: false })
  const saved = updateOf(quote)

  it.each([
    ['its own values', {}, true],
    ['another start date', { effective_date: '2026-11-20' }, false],
    ['the extras in another order', { coverages: [illness, expense] }, true],
    ['the options of an extra in another order', { coverages: [expense, { level_id: 'CI-5000', id: 'CI' }] }, true],
    ['an extra without the option that the server chose', { coverages: [expense, { id: 'CI' }] }, true],
    ['another option', { coverages: [{ ...expense, level_id: 'AME-5000' }, illness] }, false],
    ['an extra less', { coverages: [illness] }, false],
    ['an extra that is not in it', { coverages: [expense, illness, { id: 'X' }] }, false],
  ])('is compared with %s', (_, part, isSaved) => {
    expect(isSavedIn(quote, { ...saved, ...part })).toBe(isSaved)
  })
})
