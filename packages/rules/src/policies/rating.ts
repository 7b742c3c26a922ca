import type { IsoDate } from '../dates/iso-date.ts'
import { type Birthdates, chosenOption, coveragesOf } from './coverage-rules.ts'
import type { CoverageDetails } from './coverage-update.ts'
import { ageOn } from './policy-days.ts'
import type { CoverageChoice, RateBook, RatedCoverage } from './rate-book.ts'

/** `coverages` are those that `coverageProblems` finds nothing wrong with. */
export type Rated = {
  rates: RateBook
  state: string
  choice: CoverageChoice
  coverages: readonly CoverageDetails[]
  birthdates: Birthdates
  smokes: boolean
  today: IsoDate
}

/** What a policy costs a month, in cents: the plan, and each extra for each insured person, rounded to a cent per person. */
export function monthlyPremium({ rates, state, choice, coverages, ...people }: Rated): number {
  const offered = coveragesOf(rates, state)
  const extras = coverages.map((details) => {
    const coverage = offered.find(({ id }) => id === details.id)
    return coverage
      ? extraPremium(coverage, { details, statePercent: rates.state_percents[state] ?? 100, ...people })
      : 0
  })
  return extras.reduce((sum, extra) => sum + extra, rates.plans[choice])
}

type Extra = Pick<Rated, 'birthdates' | 'smokes' | 'today'> & { details: CoverageDetails; statePercent: number }

function extraPremium(coverage: RatedCoverage, extra: Extra): number {
  const { details, birthdates, smokes, today, statePercent } = extra
  const level = chosenOption(coverage.coverage_levels, details.level_id)
  const choices = [
    chosenOption(coverage.deductibles, details.deductible_id)?.percent ?? 100,
    chosenOption(coverage.coinsurances, details.coinsurance_id)?.percent ?? 100,
    statePercent,
  ]
  const price = (...percents: number[]) => percentOf(level?.premium ?? 0, [...choices, ...percents])
  const smoker = smokes ? coverage.smoker_percent : 100
  const adults = [birthdates.holder, ...(birthdates.spouse ? [birthdates.spouse] : [])]
  const adultPrices = adults.map((birthdate) => price(smoker, agePercent(coverage, ageOn(birthdate, today))))
  const childPrices = birthdates.children.map(() => price(coverage.child_percent))
  return [...adultPrices, ...childPrices].reduce((sum, part) => sum + part, 0)
}

function agePercent({ ages }: RatedCoverage, age: number): number {
  return (ages.findLast(({ from }) => from <= age) ?? ages[0])?.percent ?? 100
}

/** All factors at once and rounded once, half a cent upwards, so that their order does not matter. */
function percentOf(cents: number, percents: readonly number[]): number {
  const product = percents.reduce((all, percent) => all * percent, cents)
  return Math.round(product / 100 ** percents.length)
}
