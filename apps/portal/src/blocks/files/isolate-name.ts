import { directionOf, type Locale } from '@amparo/rules/locale/locales'

/** Keeps the characters of a file name in order inside a right-to-left sentence. */
export function isolateName(name: string, locale: Locale): string {
  return directionOf(locale) === 'rtl' ? `\u2068${name}\u2069` : name
}
