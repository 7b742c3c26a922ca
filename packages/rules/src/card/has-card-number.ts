import { passesLuhn } from './card-number.ts'
import { plainDigits } from './plain-digits.ts'

const SHORTEST = 14
const LONGEST = 16
/** At least 14 digits, with up to three spaces, dashes or underscores between neighbors. */
const run = /\d(?:[\s\p{Pd}\p{Cf}_]{0,3}\d){13,}/gu
const between = /\D+/
/** A date as cameras and computers write it in file names, alone or followed by a time. No card number begins like this. */
const day = String.raw`(?:19|20)\d\d([-_ ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])`
const wholeDay = new RegExp(String.raw`(?<!\d)${day}(?!\d)`, 'g')
const dayAndTime = new RegExp(`^${day}`)

/**
 * Whether a text contains a card number: 14 to 16 digits of any script that pass the Luhn check. A group of digits counts as a whole, so a
 * 20-digit account number does not match. One in ten other numbers of that length matches too, because it passes the check by chance; dates and
 * times never do.
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
