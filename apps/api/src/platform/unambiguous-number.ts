import { randomInt } from 'node:crypto'

/** No characters that are confused on the phone or on paper, and no vowels, so that no words appear. */
const CHARACTERS = '23456789BCDFGHJKMNPQRTVWXYZ'

/** Random, so that a number reveals neither how many there are nor the next one. */
export function unambiguousNumber(length: number): string {
  return Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
