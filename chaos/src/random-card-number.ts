import { cardNumberProblem } from '@amparo/rules/card/card-number'
import type { Random } from './random.ts'

/** A product of the USA in the catalogue. No card network uses this range. */
const BEGINNING = '98400210'

/** A different card each time, because two claims with one card for one day are duplicates. */
export function randomCardNumber(random: Random): string {
  const digits = BEGINNING + String(random.between(0, 9_999_999)).padStart(7, '0')
  const checked = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(
    (number) => cardNumberProblem(number) === null,
  )
  return checked as string
}
