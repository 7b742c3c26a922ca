import type { ApplicationError } from '@amparo/contract/errors'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { ErrorReporter } from './error-reporter.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `overlay`: see the shell's `loading-overlay.tsx`. */
    queryMeta: { reportAs?: ApplicationError; overlay?: boolean }
    mutationMeta: { overlay?: boolean }
  }
}

export const HOUR = 60 * 60 * 1000

/** P-442 to P-444: an hour fresh, no second try, no surprise when the window comes back. */
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
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.reportAs) report(query.meta.reportAs, error)
      },
    }),
  })
}
