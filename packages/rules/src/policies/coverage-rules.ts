import type { IsoDate } from '../dates/iso-date.ts'
import { ageOn } from './policy-days.ts'
import type { CoverageChoice, RateBook, RatedCoverage } from './rate-book.ts'

const MOST_ILLNESS_AGE = 64

/** The coverages of a state, with the state's names, without what the state does not allow (M-119 to M-128). */
export function coveragesOf(book: Pick<RateBook, 'coverages'>, state: string): RatedCoverage[] {
  return book.coverages
    .filter(({ not_offered_in }) => !not_offered_in.includes(state))
    .map((coverage) => ({
      ...coverage,
      name: coverage.state_names[state] ?? coverage.name,
      deductibles: coverage.deductibles_hidden_in.includes(state) ? [] : coverage.deductibles,
      coinsurances: coverage.coinsurances_hidden_in.includes(state) ? [] : coverage.coinsurances,
    }))
}

export type Birthdates = { holder: IsoDate; spouse: IsoDate | null; children: readonly IsoDate[] }

/** Why nobody in this policy can have critical illness: the policyholder or the spouse is 65 or older today (M-124, M-125, M-X16). */
export function criticalIllnessRefusal(
  { holder, spouse }: Pick<Birthdates, 'holder' | 'spouse'>,
  today: IsoDate,
): 'age' | 'spouse_age' | null {
  if (ageOn(holder, today) > MOST_ILLNESS_AGE) return 'age'
  return spouse && ageOn(spouse, today) > MOST_ILLNESS_AGE ? 'spouse_age' : null
}

export function coverageChoice(insured: { hasSpouse: boolean; hasChildren: boolean }): CoverageChoice {
  if (insured.hasSpouse) return insured.hasChildren ? 'family' : 'individual+spouse'
  return insured.hasChildren ? 'individual+children' : 'individual'
}

/** The option with this id. If there is only one, nobody has to choose it. */
export function chosenOption<Option extends string | { id: string }>(
  options: readonly Option[],
  id: string | null | undefined,
): Option | null {
  const [only, ...others] = options
  if (only !== undefined && others.length === 0 && !id) return only
  return options.find((option) => optionId(option) === id) ?? null
}

/** A plain string is its own id (M-131). */
export function optionId(option: string | { id: string }): string {
  return typeof option === 'string' ? option : option.id
}
