import { maskCardNumbers } from '@amparo/rules/card/has-card-number'
import { directionOf, type Locale } from '@amparo/rules/locale/locales'

/** A file name as texts show it: no card number in full, and its characters in order inside a right-to-left sentence. */
export function shownName(name: string, locale: Locale): string {
  const masked = maskCardNumbers(name)
  return directionOf(locale) === 'rtl' ? `\u2068${masked}\u2069` : masked
}
