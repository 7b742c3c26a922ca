import type { Locale } from '../locale/locales.ts'
import { latinDigits } from '../text/latin-digits.ts'
import { type IsoDate, isIsoDate, isoDate } from './iso-date.ts'

const typed = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/

/** A day as a person types it, in the order of their locale (portal specification §9), or as a date field hands it over. */
export function parseDate(text: string, locale: Locale): IsoDate | undefined {
  const latin = latinDigits(text).trim()
  if (isIsoDate(latin)) return latin
  const [, first, second, year] = typed.exec(latin) ?? []
  const [month, day] = locale === 'en_US' ? [first, second] : [second, first]
  const date = isoDate(Number(year), Number(month), Number(day))

  return isIsoDate(date) ? date : undefined
}
