import { checkClaimStatus } from '@amparo/contract/claim-status'
import type { Input } from '@amparo/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'
import { claimStatusKey } from './claim-status-key.ts'

export type StatusCheck = Input<typeof checkClaimStatus>['body']

/** The form asks and the result shows; what comes a moment later is the same answer. After that a claim may have moved. */
const FRESH_MS = 30_000
const KEPT_MS = 5 * 60_000

/** C-558, C-559, C-595. */
export function statusQuery(platform: Platform, body: StatusCheck) {
  return queryOptions({
    queryKey: [claimStatusKey, body],
    queryFn: () => platform.api(checkClaimStatus, { body }),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    meta: { reportAs: 'STATUS_CHECK_API_ERROR' },
  })
}
