import { maskCardNumbers } from '@amparo/rules/card/has-card-number'
import type { Locale } from '@amparo/rules/locale/locales'
import { isolated } from '@amparo/rules/text/isolated'

/** A file name as texts show it: no card number in full, and its characters in order inside a right-to-left sentence. */
export function shownName(name: string, locale: Locale): string {
  return isolated(maskCardNumbers(name), locale)
}
