import type { PortalOptions } from '../portal-plugin.ts'

type Settings = {
  CLAIM_WIDGET_URL?: string | undefined
  PORTAL_HOME_LAC?: string | undefined
  PORTAL_HOME_US?: string | undefined
}

/** What the pages' server takes from settings besides the block in its pages. */
export function pageOptionsIn(settings: Settings): Pick<PortalOptions, 'frameOrigins' | 'productHomes'> {
  return {
    frameOrigins: settings.CLAIM_WIDGET_URL ? [new URL(settings.CLAIM_WIDGET_URL).origin] : [],
    productHomes: { lac: settings.PORTAL_HOME_LAC, us: settings.PORTAL_HOME_US },
  }
}
