import { validateBenefit } from '@amparo/contract/claim-forms'
import type { Input } from '@amparo/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** Whether the card covers a benefit on a day (P-416). Not cached; a failure is reported (C-594). */
export function coverQuery(platform: Platform, body: Input<typeof validateBenefit>['body']) {
  return queryOptions({
    queryKey: ['cover', body],
    queryFn: async ({ signal }) => (await platform.api(validateBenefit, { body }, { signal })).benefit !== null,
    staleTime: 0,
    gcTime: 0,
    meta: { reportAs: 'PRODUCT_GRADUATION_API_ERROR' },
  })
}
