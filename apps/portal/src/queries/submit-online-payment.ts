import type { Input } from '@amparo/contract/endpoint'
import { submitOnlinePayment as endpoint } from '@amparo/contract/payment-form'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Sends the payment form and returns the id of the long operation that stores it (C-517 to C-519). */
export function submitOnlinePayment(
  { api }: Pick<Platform, 'api'>,
  body: Input<typeof endpoint>['body'],
  options?: CallOptions,
) {
  return api(endpoint, { body }, options)
}
