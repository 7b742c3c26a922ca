import { exchangePrefillToken as endpoint } from '@amparo/contract/vault'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** Exchanges an issuer's token for a card token and prefilled answers (P-162, P-409, P-410). */
export function exchangePrefillToken({ vault }: Pick<Platform, 'vault'>, token: string, options?: CallOptions) {
  return vault(endpoint, { body: { token } }, options)
}
