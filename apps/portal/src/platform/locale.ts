import { defaultLocale, isLocale, type Locale } from '@amparo/rules/locale/locales'
import { createContext, use } from 'react'
import { useParams } from 'react-router'

/** Around a page that speaks one language whatever the address says: a declaration under the law of one country. */
export const SpokenLanguage = createContext<Locale | null>(null)

/** The address says the language; where it says none, or none of ours, it is the default. */
export function useLocale(): Locale {
  const spoken = use(SpokenLanguage)
  const { languageCode } = useParams()
  return spoken ?? (isLocale(languageCode) ? languageCode : defaultLocale)
}
