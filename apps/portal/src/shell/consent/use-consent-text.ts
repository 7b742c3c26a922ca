import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'
import { useSuspenseQuery } from '@tanstack/react-query'
import { contentQuery } from '../../platform/content/content.ts'
import { usePlatform } from '../../platform/platform.ts'

/** The texts in the consent manager's language, which follows the page's a second later. */
export function useConsentText(locale: Locale) {
  const { data: text } = useSuspenseQuery(contentQuery(usePlatform(), { slug: 'consent', locale }))
  return { text, look: { lang: languageTag(locale), dir: directionOf(locale) } }
}
