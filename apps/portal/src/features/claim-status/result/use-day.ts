import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate, localDay } from '@amparo/rules/dates/iso-date'
import { useLocale } from '../../../platform/locale.ts'

/** A day, or the day that a moment falls on where the person is, as their locale writes it. */
export function useDay(): (when: string) => string {
  const locale = useLocale()
  return (when) => formatDate(isIsoDate(when) ? when : localDay(new Date(when)), locale)
}
