import { cardNumberProblem } from '@amparo/rules/card/card-number'
import type { Random } from './random.ts'

/** Of the USA's everyday product in the catalogue; nobody's card, since no network has this range. */
const BEGINNING = '98400210'

/** Another card each time: claims of one card for one day would be duplicates. */
export function cardNumberOf(random: Random): string {
  const digits = BEGINNING + String(random.between(0, 9_999_999)).padStart(7, '0')
  const checked = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(
    (number) => cardNumberProblem(number) === null,
  )
  return checked as string
}
