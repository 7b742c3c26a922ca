import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate } from '@amparo/rules/dates/iso-date'
import { parseDate } from '@amparo/rules/dates/parse-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { latinDigits } from '@amparo/rules/text/latin-digits'

/** The keypad of many phones has no slash: eight digits are day, month and year as well, in the order of the locale. */
export function readDate(text: string, locale: Locale): string | undefined {
  const digits = latinDigits(text).trim()
  const apart = /^\d{8}$/.test(digits) ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}` : text
  return parseDate(apart, locale)
}

/** A stored day as people write it; what is no day stays as it was typed. */
export function showDate(stored: string, locale: Locale): string {
  return isIsoDate(stored) ? formatDate(stored, locale) : stored
}

/** A day that can be read in one way only. */
export function exampleDate(today: string, locale: Locale): string {
  return formatDate(`${Number(today.slice(0, 4)) - 1}-10-31`, locale)
}
