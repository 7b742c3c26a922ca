import { writtenDate } from '@amparo/rules/dates/format-date'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'

/** A date with its month in words. No line on the screen ends within it. */
export function longDate(date: IsoDate, locale: Locale): string {
  return writtenDate(date, locale).replaceAll(' ', '\u00a0')
}
