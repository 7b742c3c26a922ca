import { randomInt } from 'node:crypto'

/** C-253. */
const LENGTH = 9
/** Nothing that is read as something else on the phone or on paper, and no vowels: no words come out. */
const SIGNS = '23456789BCDFGHJKMNPQRTVWXYZ'

/** At random: a number tells nothing of how many there are, or of the next one. */
export function newClaimNumber(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
