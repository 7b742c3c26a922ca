import type { Input } from '@amparo/contract/endpoint'
import { submitClaim as endpoint } from '@amparo/contract/submission'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Sends a claim and returns the id of the long operation that registers it (C-553 to C-555). */
export function submitClaim(
  { api }: Pick<Platform, 'api'>,
  body: Input<typeof endpoint>['body'],
  options?: CallOptions,
) {
  return api(endpoint, { body }, options)
}
