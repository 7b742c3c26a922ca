import { defaultLocale, isLocale } from '@amparo/rules/locale/locales'
import { contentKey } from '../../platform/content/content.ts'
import type { AppParts } from '../../session/app-parts.ts'

const slugs = ['login-errors', 'benefits-home', 'benefits', 'third-party-banner'] as const

/**
 * Loads the benefits page while the card is looked up, because most cards lead there. Its texts only in the language of the
 * address: the languages that stand in for it are those of the card's country, and the page asks for them in their order (P-314).
 */
export function prefetchHome({ platform, queries }: AppParts, pathname = location.pathname) {
  const locale = pathname.split('/').find(isLocale) ?? defaultLocale
  for (const slug of slugs) {
    const key = contentKey(locale, slug)
    if (queries.getQueryData(key)) continue
    const reading = platform.readContent(slug, [locale])
    reading.then((content) => queries.setQueryData(key, content)).catch(() => undefined)
  }
  import('./page-routes.tsx').catch(() => undefined)
  import('../../features/benefits/home/benefits-page.tsx').catch(() => undefined)
}
