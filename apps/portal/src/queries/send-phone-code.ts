import type { Input } from '@amparo/contract/endpoint'
import { sendPhoneCode as endpoint } from '@amparo/contract/phone-verification'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Sends a code to a phone (C-569). `sent` is false when the number is locked. */
export function sendPhoneCode(
  { api }: Pick<Platform, 'api'>,
  body: Input<typeof endpoint>['body'],
  options?: CallOptions,
) {
  return api(endpoint, { body }, options)
}
