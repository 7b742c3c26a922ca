import type { ApplicationError } from '@amparo/contract/errors'
import { type FetchQueryOptions, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ErrorReporter } from './error-reporter.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `reportAs`: the code under which a failure is reported, unless `isAnswer` says that the refusal is an ordinary answer.
     * `overlay`: see the shell's `loading-overlay.tsx`.
     */
    queryMeta: { reportAs?: ApplicationError; isAnswer?: (error: unknown) => boolean; overlay?: boolean }
    mutationMeta: { overlay?: boolean }
  }
}

export const HOUR = 60 * 60 * 1000

/**
 * Answers stay fresh for an hour; failed queries are not retried, and none is repeated on focus (P-442 to P-444). A query that
 * keeps failing, such as one that polls, is reported once until it succeeds.
 */
export function createQueryClient(report: ErrorReporter): QueryClient {
  const failing = new WeakMap<object, string>()

  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: HOUR,
        gcTime: HOUR,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      // What a person sent is not kept in memory; offline, an action fails at once instead of waiting for a network.
      mutations: { gcTime: 0, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { meta } = query
        if (!meta?.reportAs || meta.isAnswer?.(error)) return
        if (failing.get(query) !== error.message) report(meta.reportAs, error)
        failing.set(query, error.message)
      },
      onSuccess: (_, query) => void failing.delete(query),
    }),
  })
}

/** Loads something that a page can do without. If it has failed before, it is not asked for again on every page (P-443). */
export async function prefetchOnce<T, K extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
) {
  if (queries.getQueryState(query.queryKey)?.status !== 'error') await queries.prefetchQuery(query)
}
