import { type Locale, localeFacts } from '../locale/locale-facts.ts'
import type { IsoDate } from './iso-date.ts'

/** MM/dd/yyyy or dd/MM/yyyy (portal specification §9). */
export function formatDate(date: IsoDate, locale: Locale): string {
  const [year, month, day] = date.split('-')
  return localeFacts[locale].dateOrder === 'month-first' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}
