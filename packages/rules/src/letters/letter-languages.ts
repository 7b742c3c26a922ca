import type { Locale } from '../locale/locales.ts'

/** The languages of a letter in the order of its pages: the reader's first if the country has it, then the others as the country lists them. */
export function letterLanguages(languages: readonly Locale[], reader: Locale): readonly Locale[] {
  return languages.includes(reader) ? [reader, ...languages.filter((one) => one !== reader)] : languages
}
