import { intlTag, type Locale } from '@amparo/rules/locale/locales'

/** A time as the language writes it, with the day unless it is today. */
export function clockTime(at: string, { now, locale }: { now: Date; locale: Locale }): string {
  const then = new Date(at)
  const day = then.toDateString() === now.toDateString() ? {} : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(intlTag(locale), { ...day, timeStyle: 'short' }).format(then)
}
