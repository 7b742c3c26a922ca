import type { ContentOf, Slug } from '@amparo/content/slugs'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useLocale } from './locale.ts'
import { type Platform, usePlatform } from './platform.ts'

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

/** P-314: the language asked for, then the country's others, then the one that is always there. */
export function languagesToTry(locale: Locale, others: readonly Locale[]): Locale[] {
  return [...new Set([locale, ...others, defaultLocale])]
}

/** The other languages of the country around a page. */
export const OtherLanguages = createContext<readonly Locale[]>([])

/** The texts of a slug, typed. The page around it waits until they are there. */
export function useContent<S extends Slug>(slug: S): ContentOf<S> {
  const platform = usePlatform()
  const locale = useLocale()
  const others = use(OtherLanguages)

  return useSuspenseQuery(contentQuery(platform, { slug, locale, others })).data as ContentOf<S>
}
