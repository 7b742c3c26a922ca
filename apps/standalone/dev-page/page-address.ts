import type { Locale } from '@amparo/rules/locale/locales'
import { languageHome } from '@amparo/rules/locale/locales'

export type Choice = {
  country: string
  locale: Locale
  origin: string
  page: 'login' | 'benefits'
}

/** Card entry has no country in its address; the pages behind it have, in lower case (P-X50). */
export function pageAddress({ country, locale, origin, page }: Choice): string {
  const path = page === 'login' ? languageHome(locale) : `/${country.toLowerCase()}/${locale}/${page}`
  return origin + path
}
