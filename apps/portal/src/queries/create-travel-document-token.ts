import { createTravelDocumentToken as endpoint } from '@amparo/contract/vault'
import type { CallOptions } from '../platform/calls/caller.ts'
import type { Platform } from '../platform/platform.ts'

/** A token that lets the provider show a travel document of this card, once (P-411, P-X18). */
export function createTravelDocumentToken({ vault }: Pick<Platform, 'vault'>, panToken: string, options?: CallOptions) {
  return vault(endpoint, { body: { pan_token: panToken } }, options)
}
