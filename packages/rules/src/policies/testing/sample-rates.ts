import type { RateBook, RatedCoverage } from '../rate-book.ts'

const plain = {
  state_names: {},
  not_offered_in: [],
  deductibles_hidden_in: [],
  coinsurances_hidden_in: [],
  deductibles: [],
  coinsurances: [],
  ages: [{ from: 18, percent: 100 }],
  smoker_percent: 100,
  child_percent: 100,
} satisfies Partial<RatedCoverage>

/** Round figures, so that a test can be checked in one's head. */
export const sampleRates: RateBook = {
  plans: { individual: 630, 'individual+spouse': 1131, 'individual+children': 1063, family: 1731 },
  coverages: [
    { ...plain, id: 'ADD', name: 'AD&D', coverage_levels: [{ id: 'A', amount: 10_000_000, premium: 0 }] },
    {
      ...plain,
      id: 'AME',
      name: 'Medical',
      state_names: { NH: 'Medical (NH)' },
      not_offered_in: ['NY'],
      deductibles_hidden_in: ['CA'],
      coinsurances_hidden_in: ['CA', 'FL'],
      coverage_levels: [
        { id: 'M1', amount: 100_000, premium: 200 },
        { id: 'M2', amount: 200_000, premium: 300 },
      ],
      deductibles: [
        { id: 'D0', amount: 0, percent: 150 },
        { id: 'D1', amount: 10_000, percent: 100 },
      ],
      coinsurances: [
        { id: 'C0', value: 0, percent: 120 },
        { id: 'C1', value: 20, percent: 100 },
      ],
      child_percent: 50,
    },
    {
      ...plain,
      id: 'CI',
      name: 'Illness',
      not_offered_in: ['NY', 'FL'],
      coverage_levels: [
        { id: 'I1', amount: 500_000, premium: 400 },
        { id: 'I2', amount: 1_000_000, premium: 700 },
      ],
      ages: [
        { from: 18, percent: 50 },
        { from: 40, percent: 100 },
        { from: 60, percent: 300 },
      ],
      smoker_percent: 200,
      child_percent: 10,
    },
  ],
  state_percents: { CA: 110 },
}
