import { type Locale, languageTag } from './locales.ts'

/**
 * The language of a country that the browser prefers (P-177), otherwise the country's first (P-178). For readers of Chinese in Hong
 * Kong the traditional script comes before the simplified one, and either before another language.
 */
export function matchLanguage(languages: readonly Locale[], browserTags: readonly string[]): Locale {
  for (const wanted of browserTags.flatMap(parts)) {
    const same = languages.filter((locale) => parts(languageTag(locale))[0]?.language === wanted.language)
    const match = same.find((locale) => parts(languageTag(locale))[0]?.script === wanted.script) ?? same[0]
    if (match) return match
  }
  return languages[0] as Locale
}

/** Language and script, explicit or implied; nothing for an invalid tag. */
function parts(tag: string): { language: string; script?: string }[] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return [{ language, script }]
  } catch {
    return []
  }
}
