import { passesLuhn } from './card-number.ts'
import { plainDigits } from './plain-digits.ts'

const SHORTEST = 14
const LONGEST = 16
/** Digits with up to three spaces, dashes or underscores between two of them. */
const run = /\d(?:[\s\p{Pd}\p{Cf}_]{0,3}\d){13,}/gu
const between = /\D+/

/**
 * Whether there is a card number in a text: 14 to 16 digits of any script that pass the Luhn check. Groups of digits are taken whole, so
 * that an account number of 20 digits is not one. Numbers that look like a card and are none are found too, one in ten of them.
 */
export function hasCardNumber(text: string): boolean {
  return [...plainDigits(text).matchAll(run)].some(([found]) => {
    const groups = found.split(between)
    return groups.some((_, first) => beginsWithCard(groups, first))
  })
}

function beginsWithCard(groups: readonly string[], first: number): boolean {
  let digits = ''
  for (let place = first; place < groups.length; place++) {
    digits += groups[place]
    if (digits.length > LONGEST) return false
    if (digits.length >= SHORTEST && passesLuhn(digits)) return true
  }
  return false
}
