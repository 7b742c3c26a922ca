import type { ContentOf, Slug } from '@amparo/content/slugs'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { prefetchOnce } from '../calls/query-client.ts'
import { type Platform, usePlatform } from '../platform.ts'
import { useLocale } from './locale.ts'

export function contentQuery<S extends Slug>(
  platform: Platform,
  { slug, locale, others = [] }: { slug: S; locale: Locale; others?: readonly Locale[] },
) {
  return queryOptions({
    queryKey: contentKey(locale, slug),
    queryFn: ({ signal, client }) =>
      platform.readContent(slug, languagesToTry(locale, others), signal).catch((error) => {
        const known = slug === 'shell' && !signal.aborted && knownShell(client)
        if (!known) throw error
        platform.report('CMS_ERROR', error)
        return known as ContentOf<S>
      }),
    meta: { reportAs: 'CMS_ERROR' },
  })
}

/**
 * The texts of the frame in another language. Every page comes with them in its first language, so that there is a top bar, a
 * footer and an error message even if they cannot be loaded in the next one.
 */
function knownShell(client: QueryClient): unknown {
  const all = client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[2] === 'shell' })
  return all.find(({ state }) => state.data)?.state.data
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

/** The texts of a slug that the page can do without: null if they could not be loaded, which their query reports. */
export function useOptionalContent<S extends Slug>(slug: S): ContentOf<S> | null {
  const platform = usePlatform()
  const locale = useLocale()
  const others = use(OtherLanguages)
  const client = useQueryClient()
  const query = contentQuery(platform, { slug, locale, others })
  const loaded = () => client.getQueryData<ContentOf<S>>(query.queryKey)

  return useSuspenseQuery({
    queryKey: ['optional', ...query.queryKey],
    queryFn: async () => {
      await prefetchOnce(client, query)
      return loaded() ?? null
    },
    initialData: loaded,
  }).data
}
