const LEAST_RANDOM = 1000
const MOST_RANDOM = 9997

type Making = { lastFour: string; now: Date; random: () => number }

/** The ticket or certificate number: the card's last four digits, milliseconds since 1970, a random number of four digits (C-348, C-612). */
export function letterNumber({ lastFour, now, random }: Making): string {
  const drawn = LEAST_RANDOM + Math.floor(random() * (MOST_RANDOM - LEAST_RANDOM + 1))
  return `${lastFour}${now.getTime()}${drawn}`
}

/** The milliseconds have 13 digits from 2001 to 2286; the last four digits are 1000 to 9997. */
export const letterNumberPattern = /^(\d{4})(\d{13})(?!999[89])([1-9]\d{3})$/

export function lastFourOf(number: string): string {
  return number.slice(0, 4)
}

/** In groups, so that people can read it out: `4051 1794873600000 4321`. */
export function shownLetterNumber(number: string): string {
  return number.replace(letterNumberPattern, '$1 $2 $3')
}
