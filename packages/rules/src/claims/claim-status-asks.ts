/** C-253, C-254, C-257; the last one is what the contract takes. */
const NUMBER_MOST = 9
const NUMBER_MOST_WITH_SURNAME = 25
export const SURNAME_MOST = 100
export const POSTAL_CODE_MOST = 20
/** How long nothing is looked up after too many failures. */
export const STATUS_LOCK_MINUTES = 15

export type ClaimStatusAsks = { proof: 'postal_code' | 'surname' | null; numberMost: number }
type Country = { isPostalCodeRequired: boolean; isSurnameRequired: boolean }

/** C-255, C-256, C-258, C-X51: what a country asks for beside the number. Without the flag a country of surnames has the standard form. */
export function claimStatusAsks(country: Country, { isSurnameOn }: { isSurnameOn: boolean }): ClaimStatusAsks {
  if (country.isSurnameRequired && isSurnameOn) return { proof: 'surname', numberMost: NUMBER_MOST_WITH_SURNAME }
  return { proof: country.isPostalCodeRequired ? 'postal_code' : null, numberMost: NUMBER_MOST }
}

/** What a person typed to prove that the claim is theirs, as it is sent. Comparing is the server's. */
export function tidyProof(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

export type ProofProblem = 'required' | 'too-long'

export function proofProblem(typed: string, { most }: { most: number }): ProofProblem | null {
  const tidy = tidyProof(typed)
  if (tidy === '') return 'required'
  return tidy.length > most ? 'too-long' : null
}
