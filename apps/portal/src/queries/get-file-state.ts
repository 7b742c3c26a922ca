import { getFileState as endpoint } from '@amparo/contract/files'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Whether a file has arrived in the store, and was approved or refused. */
export function getFileState({ api }: Pick<Platform, 'api'>, fileApprovalId: string, options?: CallOptions) {
  return api(endpoint, { params: { fileApprovalId } }, options)
}
