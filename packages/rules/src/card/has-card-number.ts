import { passesLuhn } from './card-number.ts'
import { plainDigits } from './plain-digits.ts'

const SHORTEST = 14
const LONGEST = 16
/** Digits with up to three spaces, dashes or underscores between two of them. */
const run = /\d(?:[\s\p{Pd}\p{Cf}_]{0,3}\d){13,}/gu
const between = /\D+/
/** A day as cameras and computers write it, alone or before a time. No card begins like this. */
const day = String.raw`(?:19|20)\d\d([-_ ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])`
const wholeDay = new RegExp(String.raw`(?<!\d)${day}(?!\d)`, 'g')
const dayAndTime = new RegExp(`^${day}`)

/**
 * Whether there is a card number in a text: 14 to 16 digits of any script that pass the Luhn check. Groups of digits are taken whole, so
 * that an account number of 20 digits is not one. Numbers that look like a card and are none are found too, one in ten of them, except days and times.
 */
export function hasCardNumber(text: string): boolean {
  return [...plainDigits(text).replace(wholeDay, 'day').matchAll(run)].some(([found]) => {
    const groups = found.split(between)
    return groups.some((_, first) => beginsWithCard(groups, first))
  })
}

function beginsWithCard(groups: readonly string[], first: number): boolean {
  let digits = ''
  for (let place = first; place < groups.length; place++) {
    digits += groups[place]
    if (digits.length > LONGEST) return false
    if (digits.length >= SHORTEST && passesLuhn(digits) && !dayAndTime.test(digits)) return true
  }
  return false
}
