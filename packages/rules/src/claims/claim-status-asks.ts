/** The longest claim number (C-253, C-254) and surname (C-257); the specification has no limit for postal codes. */
const NUMBER_MOST = 9
const NUMBER_MOST_WITH_SURNAME = 25
export const SURNAME_MOST = 100
export const POSTAL_CODE_MOST = 20
/** How long checks are refused after too many failures. */
export const STATUS_LOCK_MINUTES = 15

export type ClaimStatusAsks = { proof: 'postal_code' | 'surname' | null; numberMost: number }
type Country = { isPostalCodeRequired: boolean; isSurnameRequired: boolean }

/** The proof a country asks for besides the claim number (C-255, C-256, C-258). Surnames need a flag; without it the country has the standard form (C-X51). */
export function claimStatusAsks(country: Country, { isSurnameOn }: { isSurnameOn: boolean }): ClaimStatusAsks {
  if (country.isSurnameRequired && isSurnameOn) return { proof: 'surname', numberMost: NUMBER_MOST_WITH_SURNAME }
  return { proof: country.isPostalCodeRequired ? 'postal_code' : null, numberMost: NUMBER_MOST }
}

/** The proof in the form in which it is sent. The server compares it. */
export function tidyProof(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

type ProofProblem = 'required' | 'too-long'

export function proofProblem(typed: string, { most }: { most: number }): ProofProblem | null {
  const tidy = tidyProof(typed)
  if (tidy === '') return 'required'
  return tidy.length > most ? 'too-long' : null
}
