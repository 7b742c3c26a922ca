import { randomInt } from 'node:crypto'

/** Short enough for every claim status form (C-253). */
const LENGTH = 9
/** No characters that are confused on the phone or on paper, and no vowels, so that no words appear. */
const CHARACTERS = '23456789BCDFGHJKMNPQRTVWXYZ'

/** Random, so that a number reveals neither how many claims there are nor the next one. */
export function newClaimNumber(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
