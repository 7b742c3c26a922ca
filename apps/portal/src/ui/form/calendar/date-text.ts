import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { parseDate } from '@amparo/rules/dates/parse-date'
import { shiftDate } from '@amparo/rules/dates/shift-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { latinDigits } from '@amparo/rules/text/latin-digits'

/** Reads a date in the order of the locale. The keypad of many phones has no slash, so eight digits are a date too. */
export function readDate(text: string, locale: Locale): string | undefined {
  const digits = latinDigits(text).trim()
  const separated = /^\d{8}$/.test(digits) ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}` : text
  return parseDate(separated, locale)
}

/** An ISO date as people write it; other text stays as it was typed. */
export function showDate(stored: string, locale: Locale): string {
  return isIsoDate(stored) ? formatDate(stored, locale) : stored
}

/** The age in the example for a date of birth. */
export const EXAMPLE_AGE = 41

type Example = { yearsAgo?: number; first?: string | undefined; last?: string | undefined }

/** October 31, where day and month cannot be confused, of last year or as many years ago as fit the question; or else a day that the limits allow. */
export function exampleDate(today: string, locale: Locale, { yearsAgo = 1, first, last }: Example = {}): string {
  const day = `${Number(today.slice(0, 4)) - yearsAgo}-10-31`
  // The day after the first one: where another date is the limit, that day itself is often refused.
  if (first && day < first)
    return formatDate(last ?? shiftDate(first, { operator: 'plus', type: 'days', value: 1 }), locale)
  return formatDate(last && day > last ? last : day, locale)
}
