import { findAddress as endpoint } from '@amparo/contract/addresses'
import type { Platform } from '../../platform/platform.ts'

/** The address of a suggestion. */
export function findAddress({ api }: Pick<Platform, 'api'>, id: string, { signal }: { signal: AbortSignal }) {
  return api(endpoint, { body: { id } }, { signal })
}
