import { validateClaim } from '@amparo/contract/claim-forms'
import type { Input } from '@amparo/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** What the server finds wrong with the answers, by page (C-551, C-552). Answers change, so it is not cached. */
export function claimErrorsQuery(platform: Platform, body: Input<typeof validateClaim>['body']) {
  return queryOptions({
    queryKey: ['claim-errors', body],
    queryFn: async ({ signal, meta }) => (await platform.api(validateClaim, { body }, { signal, meta })).errors,
    staleTime: 0,
    gcTime: 0,
    meta: { reportAs: 'UNEXPECTED_ERROR' },
  })
}
