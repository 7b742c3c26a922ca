import { uploadClaimDocuments as endpoint } from '@amparo/contract/claim-status'
import type { Input } from '@amparo/contract/endpoint'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Adds files to a claim and returns the id of the long operation that does so (C-560 to C-562). */
export function uploadClaimDocuments(
  { api }: Pick<Platform, 'api'>,
  body: Input<typeof endpoint>['body'],
  options?: CallOptions,
) {
  return api(endpoint, { body }, options)
}
