import type { ApplicationError } from '@amparo/contract/errors'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { ErrorReporter } from './error-reporter.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `reportAs`: the code under which a failure is reported. `overlay`: see the shell's `loading-overlay.tsx`. */
    queryMeta: { reportAs?: ApplicationError; overlay?: boolean }
    mutationMeta: { overlay?: boolean }
  }
}

export const HOUR = 60 * 60 * 1000

/** Answers stay fresh for an hour; failed queries are not retried, and none is repeated on focus (P-442 to P-444). */
export function createQueryClient(report: ErrorReporter): QueryClient {
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
        if (query.meta?.reportAs) report(query.meta.reportAs, error)
      },
    }),
  })
}
