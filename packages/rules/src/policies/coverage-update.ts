import type { IsoDate } from '../dates/iso-date.ts'
import { criticalIllnessRefusal } from './coverage-rules.ts'
import { isBirthdate } from './policy-days.ts'

export type InsuredPerson = { first_name: string; last_name: string; birthdate: string }
export type CoverageDetails = {
  id: string
  level_id?: string | null | undefined
  coinsurance_id?: string | null | undefined
  deductible_id?: string | null | undefined
}
/** The update-quote payload (marketplace specification §3). While it is being typed, its texts may be unfinished. */
export type QuoteUpdate = {
  effective_date: string
  beneficiary: string | null
  spouse: InsuredPerson | null
  children: InsuredPerson[]
  coverages: CoverageDetails[]
  smokes_yn: boolean | null
}

/**
 * An update without what cannot be: at 65 or older nobody in the policy has critical illness (M-102, M-103), and without it
 * nobody is asked whether they smoke.
 */
export function adjustedUpdate(
  update: QuoteUpdate,
  { holderBirthdate, today }: { holderBirthdate: IsoDate; today: IsoDate },
): QuoteUpdate {
  const spouse = update.spouse && isBirthdate(update.spouse.birthdate, today) ? update.spouse.birthdate : null
  const isRefused = criticalIllnessRefusal({ holder: holderBirthdate, spouse }, today) !== null
  const coverages = isRefused ? update.coverages.filter(({ id }) => id !== 'CI') : update.coverages
  return { ...update, coverages, smokes_yn: coverages.some(({ id }) => id === 'CI') ? update.smokes_yn : null }
}

/**
 * What of an update can be priced now. People and coverages with a problem (`unfinished`, its places) are left out; instead of an impossible
 * start date it has the one before.
 */
export function finishedUpdate(
  update: QuoteUpdate,
  { unfinished, effectiveDate }: { unfinished: readonly string[]; effectiveDate: IsoDate },
): QuoteUpdate {
  const isFinished = (place: string) =>
    !unfinished.some((problem) => problem === place || problem.startsWith(`${place}.`))
  const coverages = update.coverages.filter(
    ({ id }) => isFinished(`coverages.${id}`) && (id !== 'CI' || isFinished('smokes_yn')),
  )
  return {
    effective_date: isFinished('effective_date') ? update.effective_date : effectiveDate,
    beneficiary: update.beneficiary,
    spouse: update.spouse && isFinished('spouse') ? trimmed(update.spouse) : null,
    children: update.children.filter((_, place) => isFinished(`children.${place}`)).map(trimmed),
    coverages,
    smokes_yn: coverages.some(({ id }) => id === 'CI') ? update.smokes_yn : null,
  }
}

function trimmed(person: InsuredPerson): InsuredPerson {
  return { ...person, first_name: person.first_name.trim(), last_name: person.last_name.trim() }
}
