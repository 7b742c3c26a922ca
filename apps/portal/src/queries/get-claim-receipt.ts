import { getClaimReceipt } from '@amparo/contract/submission'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** Everything that was sent with a claim. */
export function receiptQuery(platform: Platform, id: string) {
  return queryOptions({
    queryKey: ['claim-receipt', id],
    queryFn: ({ signal, meta }) => platform.api(getClaimReceipt, { params: { id } }, { signal, meta }),
    meta: { reportAs: 'UNEXPECTED_ERROR', overlay: true },
  })
}
