import { defaultLocale, isLocale } from '@amparo/rules/locale/locales'
import { contentQuery } from '../../platform/content.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** While the card is looked up, the page it will most likely lead to is already on its way. */
export function prefetchHome({ platform, queries }: AppParts) {
  const locale = location.pathname.split('/').find(isLocale) ?? defaultLocale
  for (const slug of ['login-errors', 'benefits-home', 'benefits', 'third-party-banner'] as const) {
    void queries.prefetchQuery(contentQuery(platform, { slug, locale }))
  }
  import('./page-routes.tsx').catch(() => undefined)
  import('../../features/benefits/home/benefits-page.tsx').catch(() => undefined)
}
