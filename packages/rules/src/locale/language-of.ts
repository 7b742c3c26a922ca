import type { Locale } from './locales.ts'

/** The language itself if the country has it, otherwise the country's first (P-111). */
export function languageOf({ languages }: { languages: readonly Locale[] }, wanted: Locale): Locale {
  return languages.includes(wanted) ? wanted : (languages[0] as Locale)
}
