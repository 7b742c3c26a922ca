import { expect, it } from 'vitest'
import type { CoverageDetails } from './coverage-update.ts'
import type { CoverageChoice } from './rate-book.ts'
import { monthlyPremium, type Rated } from './rating.ts'
import { sampleRates } from './testing/sample-rates.ts'

const rated: Rated = {
  rates: sampleRates,
  state: 'OH',
  choice: 'individual',
  coverages: [],
  birthdates: { holder: '1990-01-01', spouse: null, children: [] },
  smokes: false,
  today: '2026-11-16',
}
/** What extras cost in addition to the plan. */
const extras = (change: Partial<Rated>) =>
  monthlyPremium({ ...rated, ...change }) - sampleRates.plans[change.choice ?? 'individual']

it.each<[CoverageChoice, number, string]>([
  ['individual', 630, 'M-341'],
  ['individual+spouse', 1131, 'M-133'],
  ['individual+children', 1063, 'M-134'],
  ['family', 1731, 'M-342'],
])('costs for %s %i cents, whatever the state [%s]', (choice, cents) => {
  for (const state of ['OH', 'CA', 'NY'])
    expect(monthlyPremium({ ...rated, choice, state, coverages: [{ id: 'ADD' }] })).toBe(cents)
})

it.each<[string, CoverageDetails, Partial<Rated>, number]>([
  ['a level', { id: 'AME', level_id: 'M1', deductible_id: 'D1', coinsurance_id: 'C1' }, {}, 200],
  ['a higher level', { id: 'AME', level_id: 'M2', deductible_id: 'D1', coinsurance_id: 'C1' }, {}, 300],
  ['no deductible', { id: 'AME', level_id: 'M1', deductible_id: 'D0', coinsurance_id: 'C1' }, {}, 300],
  ['no coinsurance', { id: 'AME', level_id: 'M1', deductible_id: 'D1', coinsurance_id: 'C0' }, {}, 240],
  ['both', { id: 'AME', level_id: 'M1', deductible_id: 'D0', coinsurance_id: 'C0' }, {}, 360],
  ['a state without either', { id: 'AME', level_id: 'M1', deductible_id: 'D0' }, { state: 'CA' }, 220],
  ['the youngest', { id: 'CI', level_id: 'I1' }, {}, 200],
  ['a smoker', { id: 'CI', level_id: 'I1' }, { smokes: true }, 400],
  ['a coverage that the state lacks', { id: 'CI', level_id: 'I1' }, { state: 'FL' }, 0],
])('adds for %s', (_, details, change, cents) => expect(extras({ ...change, coverages: [details] })).toBe(cents))

const illness = [{ id: 'CI', level_id: 'I1' }]
const born = (holder: string) => ({ birthdates: { holder, spouse: null, children: [] }, coverages: illness })
it.each([
  ['1986-11-17', 200],
  ['1986-11-16', 400],
  ['1966-11-17', 400],
  ['1966-11-16', 1200],
  ['2010-01-01', 200],
])('rates somebody born on %s by age: %i', (holder, cents) => expect(extras(born(holder))).toBe(cents))

it('adds a part for each insured person', () => {
  const birthdates = { holder: '1990-01-01', spouse: '1980-01-01', children: ['2020-01-01', '2022-01-01'] }
  expect(extras({ choice: 'family', birthdates, coverages: illness })).toBe(200 + 400 + 2 * 40)
  expect(extras({ choice: 'family', birthdates, coverages: illness, smokes: true })).toBe(400 + 800 + 2 * 40)
})

it('adds up several extras', () => {
  const medical = { id: 'AME', level_id: 'M1', deductible_id: 'D1', coinsurance_id: 'C1' }
  expect(extras({ coverages: [{ id: 'ADD' }, medical, ...illness] })).toBe(400)
})

it('rounds each part once, half a cent upwards', () => {
  const odd = structuredClone(sampleRates)
  const rates = { ...odd, state_percents: { OH: 105 }, coverages: odd.coverages.map(priced) }
  function priced(coverage: (typeof odd.coverages)[number]) {
    return { ...coverage, ages: [{ from: 0, percent: 50 }], coverage_levels: [{ id: 'I1', amount: 1, premium: 20 }] }
  }
  // 20 × 1.05 × 0.5 = 10.5
  expect(monthlyPremium({ ...rated, rates, coverages: illness })).toBe(630 + 11)
})
