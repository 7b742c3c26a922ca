import { latinDigits } from '../text/latin-digits.ts'

/** Spaces, dashes of any length and what copying brings along unseen. */
const between = /[\s\p{Pd}\p{Cf}\u2212\u30fc]/gu
const shape = /^[A-Z0-9]*$/

/** A claim number as it is stored: people copy it with spaces and dashes, in lower case, in full-width letters and their own digits. */
export function tidyClaimNumber(typed: string): string {
  return latinDigits(typed).normalize('NFKC').replace(between, '').toUpperCase()
}

export type ClaimNumberProblem = 'required' | 'characters' | 'too-long'

/** C-252 to C-254. `most` counts what is left when it is tidied. */
export function claimNumberProblem(typed: string, { most }: { most: number }): ClaimNumberProblem | null {
  const number = tidyClaimNumber(typed)
  if (number === '') return 'required'
  if (!shape.test(number)) return 'characters'
  return number.length > most ? 'too-long' : null
}
