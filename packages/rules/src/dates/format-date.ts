import type { Locale } from '../locale/locales.ts'
import type { IsoDate } from './iso-date.ts'

/** Portal specification §9: MM/dd/yyyy for en_US, dd/MM/yyyy for every other locale. */
export function formatDate(date: IsoDate, locale: Locale): string {
  const [year, month, day] = date.split('-')
  return locale === 'en_US' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}
