import { startTransfer as endpoint } from '@amparo/contract/draft-transfers'
import type { Input } from '@amparo/contract/endpoint'
import type { CallOptions } from '../../platform/calls/caller.ts'
import type { Platform } from '../../platform/platform.ts'

/** Leaves an encrypted draft with the server for another device. */
export function startTransfer(
  { api }: Pick<Platform, 'api'>,
  body: Input<typeof endpoint>['body'],
  options?: CallOptions,
) {
  return api(endpoint, { body }, options)
}
