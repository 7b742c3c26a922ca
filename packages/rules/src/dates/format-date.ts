import { type Locale, localeFacts } from '../locale/locale-facts.ts'
import { intlTag } from '../locale/locales.ts'
import type { IsoDate } from './iso-date.ts'

/** MM/dd/yyyy or dd/MM/yyyy (portal specification §9). */
export function formatDate(date: IsoDate, locale: Locale): string {
  const [year, month, day] = date.split('-')
  return localeFacts[locale].dateOrder === 'month-first' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}

/** With the month in words: on paper that goes abroad, 3/4 may be read the other way round. */
export function writtenDate(date: IsoDate, locale: Locale): string {
  const format = longDates.get(locale) ?? longDateIn(locale)
  longDates.set(locale, format)
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** Cached, because creating a formatter takes 100 times as long as using it. */
const longDates = new Map<Locale, Intl.DateTimeFormat>()

function longDateIn(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
}
