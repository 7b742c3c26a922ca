import { cardNumberProblem } from '@amparo/rules/card/card-number'
import type { Random } from './random.ts'

/** The prefix of a USA product in the catalogue, in a range that no card network uses. */
const PREFIX = '98400210'

const given = new Set<string>()

/** A different card each time, because two claims with the same card and date are duplicates. */
export function randomCardNumber(random: Random): string {
  const digits = PREFIX + String(random.between(0, 9_999_999)).padStart(7, '0')
  const checked = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(
    (number) => cardNumberProblem(number) === null,
  ) as string
  if (given.has(checked)) return randomCardNumber(random)
  given.add(checked)
  return checked
}
