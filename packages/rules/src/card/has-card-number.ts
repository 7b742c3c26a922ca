import { plainDigits } from './plain-digits.ts'

const SHORTEST = 14
const LONGEST = 16
/** At least 14 digits, with up to three spaces, dashes, underscores or marks (as in emoji digits) between neighbors. */
const run = /\d(?:[\s\p{Pd}\p{C}\p{M}_]{0,3}\d){13,}/gu
/** The groups printed on cards, with another character between them. Amounts, dates and lists have other groups. */
const cardGroups = String.raw`\d{4}([./*|:·•'])(?:\d{4}\1\d{4}\1\d{2,4}|\d{6}\1\d{4,5})(?!\d)`
const printed = new RegExp(String.raw`(?<!\d)${cardGroups}`, 'g')
/**
 * The same, unless the row of groups goes on: the keys of Brazilian invoices are eleven groups of four digits, and IBANs begin with a country and
 * two digits. One group, such as an expiry date, may follow.
 */
const printedAlone = new RegExp(String.raw`(?<!\d|[\dA-Z]{2}\d\d[./*|:·•'])${cardGroups}(?!(?:\1\d{4}){2}(?!\d))`, 'g')
const between = /\D+/
/** A date as cameras and computers write it in file names, alone or followed by a time. No card number begins like this. */
const day = String.raw`(?:19|20)\d\d([-_ ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])`
const wholeDay = new RegExp(String.raw`(?<!\d)${day}(?!\d)`, 'g')
const dayAndTime = new RegExp(`^${day}`)
/** How numbers of 14 digits are written: without a gap, as on the card, or by fours. Order numbers have seven digits twice. */
const shortForm = /^(?:\d{14}|\d{4} \d{6} \d{4}|\d\d \d{4} \d{4} \d{4})$/
const ofNetwork = /^(?:(?:4\d|5[0-8]|2[2-7]|35|6\d)\d{14}|3[47]\d{13}|3(?:0[0-59]|[689]\d)\d{11})$/

/**
 * Whether a text contains a card number: 14 to 16 digits of any script that pass the Luhn check. A group of digits counts as a whole, so a
 * 20-digit account number does not match. One in ten other numbers of that length matches too, because it passes the check by chance; dates and
 * times never do.
 */
export function hasCardNumber(text: string): boolean {
  return hasNumber(text, [run, printed], () => true)
}

/**
 * Whether a text contains the number of a card that exists: of a large network, by its first digits and its length, or of the catalogue. For
 * documents that people cannot change, such as bills: few of their own numbers match, and no IMEI.
 */
export function hasKnownCardNumber(text: string, isInCatalogue: (digits: string) => boolean): boolean {
  return hasNumber(text, [run, printedAlone], (digits, parts) => {
    const isWritten = digits.length > SHORTEST || shortForm.test(parts.join(' '))
    return isWritten && (ofNetwork.test(digits) || isInCatalogue(digits))
  })
}

type Test = (digits: string, parts: readonly string[]) => boolean

function hasNumber(text: string, patterns: readonly RegExp[], counts: Test): boolean {
  const plain = plainDigits(text).replace(wholeDay, 'day')
  for (const pattern of patterns)
    for (const [found] of plain.matchAll(pattern)) if (hasCard(found.split(between), counts)) return true
  return false
}

/** Shows only the last four digits of card numbers, for telling people which of their texts has one. */
export function maskCardNumbers(text: string): string {
  if (!hasCardNumber(text)) return text
  return [run, printed].reduce((masked, pattern) => masked.replace(pattern, hideDigits), plainDigits(text))
}

function hideDigits(found: string): string {
  let left = found.replace(/\D/g, '').length
  return found.replace(/\d/g, (digit) => (left-- > 4 ? '•' : digit))
}

/** Any number of whole groups in a row may be the card. */
function hasCard(groups: readonly string[], counts: Test): boolean {
  const digits = groups.join('')
  const luhnSum = runningSums(digits)
  const ends = new Int32Array(groups.length)
  for (let place = 0, end = 0; place < groups.length; place++) ends[place] = end += groups[place]?.length ?? 0
  // The first group that makes a part long enough is never before the one of the part that starts earlier.
  let longEnough = 0
  for (let first = 0; first < groups.length; first++) {
    const start = ends[first - 1] ?? 0
    while (longEnough < groups.length && (ends[longEnough] ?? 0) - start < SHORTEST) longEnough++
    for (let last = longEnough; last < groups.length; last++) {
      const end = ends[last] ?? 0
      if (end - start > LONGEST) break
      if (luhnSum(start, end) % 10 !== 0) continue
      const found = digits.slice(start, end)
      if (!dayAndTime.test(found) && counts(found, groups.slice(first, last + 1))) return true
    }
  }
  return false
}

/**
 * The Luhn sum of any part of the digits, from sums that are added up once: a text of 250 kB with a space after each digit takes 25 ms
 * instead of 400.
 */
function runningSums(digits: string) {
  // Which digits count twice depends on where a part ends.
  const sums = [0, 1].map((parity) => {
    const sum = new Int32Array(digits.length + 1)
    for (let place = 0; place < digits.length; place++) {
      const digit = digits.charCodeAt(place) - 48
      const weighed = place % 2 === parity ? digit * 2 : digit
      sum[place + 1] = (sum[place] ?? 0) + (weighed > 9 ? weighed - 9 : weighed)
    }
    return sum
  })
  return (start: number, end: number) => {
    const sum = sums[end % 2]
    return (sum?.[end] ?? 0) - (sum?.[start] ?? 0)
  }
}
