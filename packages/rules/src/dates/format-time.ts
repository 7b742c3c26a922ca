import { type Locale, localeFacts } from '../locale/locale-facts.ts'
import { intlTag } from '../locale/locales.ts'

/** A time of day as the locale writes it: 2:05 PM, 14:05 or 下午2:05. */
export function formatTime({ hour, minute }: { hour: number; minute: number }, locale: Locale): string {
  const format = times.get(locale) ?? timeIn(locale)
  times.set(locale, format)
  // Some versions of Intl put a space before PM that the fonts of PDFs do not have, and some write it in small letters.
  return format
    .format(Date.UTC(2000, 0, 1, hour, minute))
    .replace(/\s/g, ' ')
    .toUpperCase()
}

/** Cached, because creating a formatter takes 100 times as long as using it. */
const times = new Map<Locale, Intl.DateTimeFormat>()

function timeIn(locale: Locale): Intl.DateTimeFormat {
  const hour = localeFacts[locale].clock === 24 ? '2-digit' : 'numeric'
  return new Intl.DateTimeFormat(intlTag(locale), { hour, minute: '2-digit', timeZone: 'UTC' })
}
