import { suggestAddresses } from '@amparo/contract/addresses'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../../platform/platform.ts'

/** Addresses for what was typed. The page works without them, so that nothing is said when the call fails. */
export function addressesQuery(platform: Platform, text: string) {
  return queryOptions({
    queryKey: ['addresses', text],
    queryFn: ({ signal, meta }) => platform.api(suggestAddresses, { body: { text } }, { signal, meta }),
    meta: { reportAs: 'UNEXPECTED_ERROR' },
  })
}
