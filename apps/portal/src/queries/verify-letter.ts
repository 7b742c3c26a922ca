import type { Answer } from '@amparo/contract/endpoint'
import { verifyLetter } from '@amparo/contract/letters'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

export type VerifiedLetter = Answer<typeof verifyLetter>

/** Whether a letter was issued. Asked for again each time: a letter may be registered or revoked meanwhile. */
export function verifyLetterQuery(platform: Platform, code: string) {
  return queryOptions({
    queryKey: ['verified-letter', code],
    queryFn: ({ signal, meta }) => platform.api(verifyLetter, { body: { code } }, { signal, meta }),
    staleTime: 0,
    gcTime: 0,
    meta: { reportAs: 'UNEXPECTED_ERROR' },
  })
}
