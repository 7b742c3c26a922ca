import type { ContentOf, Slug } from '@amparo/content/slugs'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { type Platform, usePlatform } from '../platform.ts'
import { useLocale } from './locale.ts'

export function contentQuery<S extends Slug>(
  platform: Platform,
  { slug, locale, others = [] }: { slug: S; locale: Locale; others?: readonly Locale[] },
) {
  return queryOptions({
    queryKey: contentKey(locale, slug),
    queryFn: ({ signal }) => platform.readContent(slug, languagesToTry(locale, others), signal),
    meta: { reportAs: 'CMS_ERROR' },
  })
}

export function contentKey(locale: Locale, slug: Slug) {
  return ['content', locale, slug]
}

/** The language asked for, then the country's other languages, then the default, which every slug has (P-314). */
export function languagesToTry(locale: Locale, others: readonly Locale[]): Locale[] {
  return [...new Set([locale, ...others, defaultLocale])]
}

/** The languages of the page's country. */
export const OtherLanguages = createContext<readonly Locale[]>([])

/** The texts of a slug. Suspends until they are loaded. */
export function useContent<S extends Slug>(slug: S): ContentOf<S> {
  const platform = usePlatform()
  const locale = useLocale()
  const others = use(OtherLanguages)

  return useSuspenseQuery(contentQuery(platform, { slug, locale, others })).data as ContentOf<S>
}
