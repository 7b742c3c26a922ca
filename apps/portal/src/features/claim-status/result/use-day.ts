import { formatDate } from '@amparo/rules/dates/format-date'
import { isIsoDate, localDay } from '@amparo/rules/dates/iso-date'
import { useLocale } from '../../../platform/content/locale.ts'

/** Formats a day, or the day of a moment in the person's time zone, for their locale. */
export function useDay(): (when: string) => string {
  const locale = useLocale()
  return (when) => formatDate(isIsoDate(when) ? when : localDay(new Date(when)), locale)
}
