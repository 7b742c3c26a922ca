/** What an insurer sells and for how much, as data: the catalogue's marketplace.json. Money is in cents. */
export type RateBook = {
  /** What AD&D costs a month, the same in every state (M-341, M-342). */
  plans: Readonly<Record<CoverageChoice, number>>
  coverages: readonly RatedCoverage[]
  /** What extras cost in a state, in percent; 100 in all other states. */
  state_percents: Readonly<Partial<Record<string, number>>>
}

export const coverageChoices = ['individual', 'individual+spouse', 'individual+children', 'family'] as const
export type CoverageChoice = (typeof coverageChoices)[number]

/** AD&D is in every policy; accident medical expense and critical illness are extras. */
export const coverageIds = ['ADD', 'AME', 'CI'] as const
export type CoverageId = (typeof coverageIds)[number]

export type RatedCoverage = {
  id: CoverageId
  name: string
  /** Names in states that demand another one (M-X39). */
  state_names: Readonly<Partial<Record<string, string>>>
  not_offered_in: readonly string[]
  deductibles_hidden_in: readonly string[]
  coinsurances_hidden_in: readonly string[]
  /** `premium` is for an adult whose age, habits and other choices all count 100 percent. */
  coverage_levels: readonly { id: string; amount: number; premium: number }[]
  deductibles: readonly { id: string; amount: number; percent: number }[]
  coinsurances: readonly { id: string; value: number; percent: number }[]
  /** Sorted; the first one is for all younger people too. */
  ages: readonly { from: number; percent: number }[]
  smoker_percent: number
  child_percent: number
}
