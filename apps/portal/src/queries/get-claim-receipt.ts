import { CallFailed } from '@amparo/contract/call'
import { getClaimReceipt } from '@amparo/contract/submission'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** Everything that was sent with a claim, or null once it can no longer be opened. */
export function receiptQuery(platform: Platform, id: string) {
  return queryOptions({
    queryKey: ['claim-receipt', id],
    queryFn: ({ signal, meta }) =>
      platform.api(getClaimReceipt, { params: { id } }, { signal, meta }).catch(nullIfExpired),
    meta: { reportAs: 'UNEXPECTED_ERROR', overlay: true },
  })
}

function nullIfExpired(error: unknown): null {
  if (error instanceof CallFailed && error.code === 'receipt_expired') return null
  throw error
}
