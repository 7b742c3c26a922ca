import { latinDigits } from '../text/latin-digits.ts'

/** Spaces, dashes of any length, and invisible characters that copying brings along. */
const between = /[\s\p{Pd}\p{Cf}\u2212\u30fc]/gu
const shape = /^[A-Z0-9]*$/

/** A claim number in its stored form. People type it with spaces and dashes, in lower case, in full-width letters and in other digits. */
export function tidyClaimNumber(typed: string): string {
  return latinDigits(typed).normalize('NFKC').replace(between, '').toUpperCase()
}

export type ClaimNumberProblem = 'required' | 'characters' | 'too-long'

/** A claim number is required and has at most `most` letters and digits, once it is tidied (C-252 to C-254). */
export function claimNumberProblem(typed: string, { most }: { most: number }): ClaimNumberProblem | null {
  const number = tidyClaimNumber(typed)
  if (number === '') return 'required'
  if (!shape.test(number)) return 'characters'
  return number.length > most ? 'too-long' : null
}
