import { directionOf, type Locale } from '@amparo/rules/locale/locales'

/** A file's name in the middle of a sentence that runs the other way keeps its own order. */
export function isolated(name: string, locale: Locale): string {
  return directionOf(locale) === 'rtl' ? `\u2068${name}\u2069` : name
}
