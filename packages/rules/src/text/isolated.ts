import { directionOf, type Locale } from '../locale/locales.ts'

/** Keeps amounts, numbers and names in their own direction within a right-to-left sentence, by U+2068 and U+2069. */
export function isolated(text: string, locale: Locale): string {
  return directionOf(locale) === 'rtl' ? `\u2068${text}\u2069` : text
}
