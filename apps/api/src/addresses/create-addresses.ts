import { findAddress, suggestAddresses } from '@amparo/contract/addresses'
import { implement } from '@amparo/service/app/implement'
import type { Maps } from '../platform/maps/maps.ts'
import { limited } from '../platform/rate-limits.ts'

export type Addresses = ReturnType<typeof createAddresses>

/** Addresses in the USA. Open to anybody, as a quote begins without a session. */
export function createAddresses({ maps }: { maps: Maps }) {
  return {
    /** Where an address is. Null if there is no such place. */
    verify: maps.verify,

    routes: limited('addresses', [
      implement(suggestAddresses, async ({ body }) => ({ suggestions: await maps.suggest(body.text) })),
      implement(findAddress, async ({ body, refuse }) => (await maps.find(body.id)) ?? refuse('unknown_address')),
    ]),
  }
}
