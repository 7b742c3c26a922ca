import { defaultLocale, isLocale, type Locale } from '@amparo/rules/locales'
import { useParams } from 'react-router'

/** The address says the language; where it says none, or none of ours, it is the default. */
export function useLocale(): Locale {
  const { languageCode } = useParams()
  return isLocale(languageCode) ? languageCode : defaultLocale
}
