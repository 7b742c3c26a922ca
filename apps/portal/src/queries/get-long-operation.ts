import { getLongOperation as endpoint } from '@amparo/contract/long-operations'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** How far a long operation is (C-556, C-557). */
export function getLongOperation({ api }: Pick<Platform, 'api'>, id: string, options?: CallOptions) {
  return api(endpoint, { params: { id } }, options)
}
