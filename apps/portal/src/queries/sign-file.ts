import type { Input } from '@amparo/contract/endpoint'
import { signFile as endpoint } from '@amparo/contract/files'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Permission to put one file into the object store. The bearer is the token of a card, of a policy's claim form or of a status check. */
export function signFile(
  { api }: Pick<Platform, 'api'>,
  body: Input<typeof endpoint>['body'],
  options: CallOptions & { bearer: string },
) {
  return api(endpoint, { body }, options)
}
