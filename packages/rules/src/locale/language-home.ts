import { defaultLocale, type Locale } from './locales.ts'

/** P-X11: card entry in the language, `/` when the language is the default. */
export function languageHome(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/login`
}
