import { defaultLocale, isLocale, type Locale } from '@amparo/rules/locale/locales'
import { createContext, use } from 'react'
import { useParams } from 'react-router'

/** For a page that has only one language, whatever the address says, such as a declaration under the law of one country. */
export const FixedLanguage = createContext<Locale | null>(null)

/** The language in the address, or the default one if that is missing or unknown. */
export function useLocale(): Locale {
  const fixed = use(FixedLanguage)
  const { languageCode } = useParams()
  return fixed ?? (isLocale(languageCode) ? languageCode : defaultLocale)
}
