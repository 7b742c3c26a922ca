import type { PolicyDetails } from '@amparo/contract/policies'
import type { InsuredPerson, QuoteUpdate } from '@amparo/rules/policies/coverage-update'

/** What update-quote would send to leave a quote as it is. */
export function updateOf(quote: PolicyDetails): QuoteUpdate {
  const answer = (code: string) => quote.assessment_results.find((result) => result.code === code)?.value
  const beneficiary = answer('Beneficiary Selection')
  const smokes = answer('Is Smoker')
  const related = (relation: 'spouse' | 'dependent') =>
    quote.parties.filter((party) => party.relation === relation).map(personOf)

  return {
    effective_date: quote.effective_date,
    beneficiary: typeof beneficiary === 'string' ? beneficiary : null,
    spouse: related('spouse')[0] ?? null,
    children: related('dependent'),
    coverages: quote.coverages
      // AD&D is in every policy, so that nobody chooses it.
      .filter(({ id }) => id !== 'ADD')
      .map(({ id, level_id, coinsurance_id, deductible_id }) => ({ id, level_id, coinsurance_id, deductible_id })),
    smokes_yn: typeof smokes === 'boolean' ? smokes : null,
  }
}

/** Whether a quote says what an update says. The server sorts coverages, and where only one option is offered, it may choose that. */
export function isSavedIn(quote: PolicyDetails, update: QuoteUpdate): boolean {
  const saved = updateOf(quote)
  const sorted = saved.coverages.flatMap((priced) =>
    update.coverages.filter(({ id }) => id === priced.id).map((choice) => ({ ...priced, ...choice })),
  )
  const isComplete = sorted.length === update.coverages.length
  return isComplete && JSON.stringify({ ...update, coverages: sorted }) === JSON.stringify(saved)
}

function personOf({ first_name, last_name, birthdate }: InsuredPerson): InsuredPerson {
  return { first_name, last_name, birthdate }
}

export const nobody: InsuredPerson = { first_name: '', last_name: '', birthdate: '' }
