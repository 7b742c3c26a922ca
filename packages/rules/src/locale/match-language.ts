import { type Locale, languageTag } from './locales.ts'

/**
 * P-177, P-178: of a country's languages the one that the browser likes best, else the country's first. A reader of Hong
 * Kong's Chinese is given the traditional script before the simplified one, and either before another language.
 */
export function matchLanguage(languages: readonly Locale[], browserTags: readonly string[]): Locale {
  for (const wanted of browserTags.flatMap(parts)) {
    const same = languages.filter((locale) => parts(languageTag(locale))[0]?.language === wanted.language)
    const match = same.find((locale) => parts(languageTag(locale))[0]?.script === wanted.script) ?? same[0]
    if (match) return match
  }
  return languages[0] as Locale
}

/** Language and script, written or implied; nothing for a tag that is none. */
function parts(tag: string): { language: string; script?: string }[] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return [{ language, script }]
  } catch {
    return []
  }
}
