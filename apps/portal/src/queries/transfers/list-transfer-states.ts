import { listTransferStates } from '@amparo/contract/draft-transfers'
import { queryOptions } from '@tanstack/react-query'
import type { CallOptions } from '../../platform/calls/caller.ts'
import type { Platform } from '../../platform/platform.ts'

/** For how long a page of a claim does not ask again. */
const FRESH_MS = 30_000

/** What became of drafts that were sent to another device. */
export function readTransferStates(
  { api }: Pick<Platform, 'api'>,
  panToken: string,
  draftIds: readonly string[],
  options?: CallOptions,
) {
  return api(listTransferStates, { body: { pan_token: panToken, draft_ids: [...draftIds] } }, options)
}

/** The same, for pages that show it. */
export function transferStatesQuery(platform: Platform, panToken: string, draftIds: readonly string[]) {
  return queryOptions({
    queryKey: ['transfer-states', panToken, ...draftIds],
    queryFn: ({ signal, meta }) => readTransferStates(platform, panToken, draftIds, { signal, meta }),
    staleTime: FRESH_MS,
    meta: { reportAs: 'UNEXPECTED_ERROR' },
  })
}
