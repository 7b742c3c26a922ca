import { type Locale, localeFacts } from '../locale/locale-facts.ts'
import { latinDigits } from '../text/latin-digits.ts'
import { type IsoDate, isIsoDate, isoDate } from './iso-date.ts'

const typed = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/

/** Reads a date as a person types it, in the order of their locale (portal specification §9), or as yyyy-MM-dd. */
export function parseDate(text: string, locale: Locale): IsoDate | undefined {
  const latin = latinDigits(text).trim()
  if (isIsoDate(latin)) return latin
  const [, first, second, year] = typed.exec(latin) ?? []
  const [month, day] = localeFacts[locale].dateOrder === 'month-first' ? [first, second] : [second, first]
  const date = isoDate(Number(year), Number(month), Number(day))

  return isIsoDate(date) ? date : undefined
}
