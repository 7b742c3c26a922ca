import { pickUpTransfer as endpoint } from '@amparo/contract/draft-transfers'
import type { Input } from '@amparo/contract/endpoint'
import type { CallOptions } from '../../platform/calls/caller.ts'
import type { Platform } from '../../platform/platform.ts'

/** Gets the encrypted draft of another device. */
export function pickUpTransfer(
  { api }: Pick<Platform, 'api'>,
  body: Input<typeof endpoint>['body'],
  options?: CallOptions,
) {
  return api(endpoint, { body }, options)
}
