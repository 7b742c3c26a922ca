import type { PublicSettings } from '../portal-pages.ts'

type Settings = {
  WIDGET_ORIGINS: readonly string[]
  CARD_NETWORK_URL: string
  PHONE_VERIFIED_BENEFITS: string[]
  UPLOAD_LIMIT_BYTES: number
  UPLOAD_LIMIT_MOBILE_BYTES: number
}

type Given = {
  vaultOrigin: string
  portalOrigins?: readonly string[]
  supportPhone: string | null
  environment: string
  /** With the pages for developers, on a clock that they may have moved. */
  demo?: { clockOffsetMs: number }
}

/** The settings block of pages. Nothing in it is secret. */
export function pageSettings(settings: Settings, { portalOrigins = [], demo, ...given }: Given): PublicSettings {
  return {
    ...given,
    cmsBase: '/content',
    space: 'benefits',
    clockOffsetMs: demo?.clockOffsetMs ?? 0,
    cardNetworkUrl: settings.CARD_NETWORK_URL,
    demo: demo !== undefined,
    widgetOrigins: [...portalOrigins, ...settings.WIDGET_ORIGINS],
    phoneVerifiedBenefits: settings.PHONE_VERIFIED_BENEFITS,
    uploadLimits: { desktop: settings.UPLOAD_LIMIT_BYTES, mobile: settings.UPLOAD_LIMIT_MOBILE_BYTES },
  }
}
