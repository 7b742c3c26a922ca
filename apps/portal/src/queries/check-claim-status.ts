import { checkClaimStatus } from '@amparo/contract/claim-status'
import type { Input } from '@amparo/contract/endpoint'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

export type StatusCheck = Input<typeof checkClaimStatus>['body']

const KEY = 'claim-status'
/** The result page shows the answer that the form has just got. Later than this, a claim may have moved on. */
const FRESH_MS = 30_000
const CACHED_MS = 5 * 60_000

/** Looks a claim up (C-558, C-559); a failure is reported (C-595). */
export function statusQuery(platform: Platform, body: StatusCheck) {
  return queryOptions({
    queryKey: [KEY, body],
    queryFn: ({ signal, meta }) => platform.api(checkClaimStatus, { body }, { signal, meta }),
    staleTime: FRESH_MS,
    gcTime: CACHED_MS,
    meta: { reportAs: 'STATUS_CHECK_API_ERROR' },
  })
}

/** A claim has changed: the result on the page is loaded again. */
export function refreshStatus(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [KEY] })
}

/** A claim has changed, and its result is not on the page. */
export function forgetStatus(queries: QueryClient) {
  queries.removeQueries({ queryKey: [KEY] })
}
