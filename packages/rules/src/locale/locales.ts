import { type Locale, localeFacts } from './locale-facts.ts'

export type { Locale }

export const locales = Object.keys(localeFacts) as Locale[]
export const defaultLocale: Locale = 'en_US'

export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && Object.hasOwn(localeFacts, text)
}

/** The tag for the lang attribute. */
export function languageTag(locale: Locale): string {
  return localeFacts[locale].tag
}

/**
 * The tag for Intl and React Aria. Gregorian calendar and Latin digits everywhere, as people compare dates with passports and receipts; 12 or 24 hours
 * as the locale's readers tell the time, which its tag alone does not always say.
 */
export function intlTag(locale: Locale): string {
  const { tag, clock } = localeFacts[locale]
  return `${tag}-u-ca-gregory-hc-${clock === 24 ? 'h23' : 'h12'}-nu-latn`
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return localeFacts[locale].direction
}

/** Card entry in a language, which is `/` for the default language (P-X11). */
export function languageHome(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/login`
}
