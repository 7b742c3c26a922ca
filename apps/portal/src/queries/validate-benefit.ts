import { CallFailed } from '@amparo/contract/call'
import { validateBenefit } from '@amparo/contract/claim-forms'
import type { Input } from '@amparo/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** Whether the card covers a benefit on a day (P-416); an empty answer or 404 is a no (C-X22). Not cached; a failure is reported (C-594). */
export function coverQuery(platform: Platform, body: Input<typeof validateBenefit>['body']) {
  return queryOptions({
    queryKey: ['cover', body],
    queryFn: async ({ signal, meta }) => {
      try {
        return (await platform.api(validateBenefit, { body }, { signal, meta }))?.benefit?.benefit_code !== undefined
      } catch (error) {
        if (error instanceof CallFailed && error.status === 404) return false
        throw error
      }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { reportAs: 'PRODUCT_GRADUATION_API_ERROR' },
  })
}
