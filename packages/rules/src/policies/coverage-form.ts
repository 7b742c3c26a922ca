import { type IsoDate, isIsoDate } from '../dates/iso-date.ts'
import { shiftDate } from '../dates/shift-date.ts'
import { chosenOption } from './coverage-rules.ts'
import type { CoverageDetails, InsuredPerson, QuoteUpdate } from './coverage-update.ts'
import { isPersonName } from './person-name.ts'
import { ageOn, isBirthdate } from './policy-days.ts'

type Options = readonly (string | { id: string })[]
/** What the quote's state offers: `coveragesOf`, or the answer of the coverages call. */
export type OfferedCoverage = { id: string; coverage_levels: Options; deductibles: Options; coinsurances: Options }

export type CoverageProblem =
  | 'start_date_outside'
  | 'first_name_missing'
  | 'last_name_missing'
  | 'birthdate_missing'
  | 'birthdate_invalid'
  | 'spouse_under_age'
  | 'child_over_age'
  | 'too_many_children'
  | 'smoking_missing'
  | 'coverage_missing'
  | 'coverage_unavailable'
  | 'beneficiary_unknown'
/** By the place in the payload, such as `children.0.birthdate` and `coverages.CI.level_id`. */
export type CoverageProblems = Readonly<Record<string, CoverageProblem>>

/** Who receives the money when an insured person dies (M-X18). */
export const beneficiaries = ['estate', 'spouse', 'children'] as const
export const MOST_CHILDREN = 12
const LEAST_SPOUSE_AGE = 18
const MOST_CHILD_AGE = 24
const START_WINDOW_DAYS = 30

/** The first and the last day a policy can start on; both count (M-X15). */
export function startDateWindow(today: IsoDate): { first: IsoDate; last: IsoDate } {
  return { first: today, last: shiftDate(today, { operator: 'plus', type: 'days', value: START_WINDOW_DAYS }) }
}

/** The first rule that each part of an update fails (marketplace specification §5). */
export function coverageProblems(
  update: QuoteUpdate,
  { today, offered }: { today: IsoDate; offered: readonly OfferedCoverage[] },
): CoverageProblems {
  const { spouse, children, coverages } = update
  const known = beneficiaries.some((beneficiary) => beneficiary === update.beneficiary)
  const hasIllness = coverages.some(({ id }) => id === 'CI')
  return found({
    effective_date: startsInWindow(update.effective_date, today) ? null : 'start_date_outside',
    beneficiary: update.beneficiary === null || known ? null : 'beneficiary_unknown',
    ...(spouse && personProblems('spouse', spouse, spouseAgeProblem(spouse.birthdate, today))),
    children: children.length > MOST_CHILDREN ? 'too_many_children' : null,
    ...Object.assign({}, ...children.map((child, place) => childProblems(child, place, today))),
    ...Object.assign(
      {},
      ...coverages.map((choice, place) => choiceProblems(choice, coverages.slice(0, place), offered)),
    ),
    smokes_yn: hasIllness && update.smokes_yn === null ? 'smoking_missing' : null,
  })
}

type Found = Record<string, CoverageProblem | null>

function found(problems: Found): CoverageProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as CoverageProblems
}

function startsInWindow(day: string, today: IsoDate): boolean {
  const { first, last } = startDateWindow(today)
  return isIsoDate(day) && day >= first && day <= last
}

function personProblems(place: string, person: InsuredPerson, birthdate: CoverageProblem | null): Found {
  return {
    [`${place}.first_name`]: isPersonName(person.first_name) ? null : 'first_name_missing',
    [`${place}.last_name`]: isPersonName(person.last_name) ? null : 'last_name_missing',
    [`${place}.birthdate`]: person.birthdate.trim() === '' ? 'birthdate_missing' : birthdate,
  }
}

function spouseAgeProblem(birthdate: string, today: IsoDate): CoverageProblem | null {
  if (!isBirthdate(birthdate, today)) return 'birthdate_invalid'
  return ageOn(birthdate, today) < LEAST_SPOUSE_AGE ? 'spouse_under_age' : null
}

/** Under 25 in every state, whatever the state calls a child (M-X14). */
function childProblems(child: InsuredPerson, place: number, today: IsoDate): Found {
  const isTooOld = isIsoDate(child.birthdate) && ageOn(child.birthdate, today) > MOST_CHILD_AGE
  const age = isTooOld ? 'child_over_age' : isBirthdate(child.birthdate, today) ? null : 'birthdate_invalid'
  return personProblems(`children.${place}`, child, age)
}

function choiceProblems(
  choice: CoverageDetails,
  earlier: CoverageDetails[],
  offered: readonly OfferedCoverage[],
): Found {
  const place = `coverages.${choice.id}`
  const coverage = offered.find(({ id }) => id === choice.id)
  if (!coverage || earlier.some(({ id }) => id === choice.id)) return { [place]: 'coverage_unavailable' }
  const missing = (options: Options, id: string | null | undefined) =>
    options.length === 0 || chosenOption(options, id) !== null ? null : 'coverage_missing'
  return {
    [`${place}.level_id`]: missing(coverage.coverage_levels, choice.level_id),
    [`${place}.deductible_id`]: missing(coverage.deductibles, choice.deductible_id),
    [`${place}.coinsurance_id`]: missing(coverage.coinsurances, choice.coinsurance_id),
  }
}
