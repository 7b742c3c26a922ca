import type { PublicSettings } from '@amparo/portal/server/portal-pages'
import type { StandaloneSettings } from './settings.ts'

/** A phone number that is reserved for fiction. */
const SUPPORT_PHONE = '+1 202 555 0143'

type Shown =
  | 'WIDGET_ORIGINS'
  | 'CARD_NETWORK_URL'
  | 'PHONE_VERIFIED_BENEFITS'
  | 'UPLOAD_LIMIT_BYTES'
  | 'UPLOAD_LIMIT_MOBILE_BYTES'

/** The settings block of the standalone product's pages. */
export function pageSettings(
  settings: Pick<StandaloneSettings, Shown>,
  {
    vaultOrigin,
    clockOffsetMs,
    portalOrigins = [],
  }: { vaultOrigin: string; clockOffsetMs: number; portalOrigins?: readonly string[] },
): PublicSettings {
  return {
    vaultOrigin,
    cmsBase: '/content',
    space: 'benefits',
    clockOffsetMs,
    supportPhone: SUPPORT_PHONE,
    cardNetworkUrl: settings.CARD_NETWORK_URL,
    demo: true,
    environment: 'standalone',
    widgetOrigins: [...portalOrigins, ...settings.WIDGET_ORIGINS],
    phoneVerifiedBenefits: settings.PHONE_VERIFIED_BENEFITS,
    uploadLimits: { desktop: settings.UPLOAD_LIMIT_BYTES, mobile: settings.UPLOAD_LIMIT_MOBILE_BYTES },
  }
}
