import type { PublicSettings } from '@amparo/portal/server/portal-pages'

/** A number that is reserved for fiction. */
const SUPPORT_PHONE = '+1 202 555 0143'

/** What the standalone product's pages are told. */
export function pageSettings({
  vaultOrigin,
  cardNetworkUrl,
  clockOffsetMs,
}: {
  vaultOrigin: string
  cardNetworkUrl: string
  clockOffsetMs: number
}): PublicSettings {
  return {
    vaultOrigin,
    cmsBase: '/content',
    space: 'benefits',
    clockOffsetMs,
    supportPhone: SUPPORT_PHONE,
    cardNetworkUrl,
    demo: true,
  }
}
