import { contentProblems } from '@amparo/service/settings/content-settings'
import { originSetting, originsSetting, requireSafeOrigins } from '@amparo/service/settings/origin-setting'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { BadSettings, portSetting, readSettings, refuseBadSettings } from '@amparo/service/settings/settings'
import { sharedSettings } from '@amparo/service/settings/shared-settings'
import * as z from 'zod/mini'

const home = z.optional(z.url({ protocol: /^https$/, error: 'a full address such as https://host/path' }))

/** What pages say and where they lead; the standalone product reads them too. */
export const pageShape = {
  /** Where the root of a host with "lac" or "us" in its name redirects to; without it there is no redirect. */
  PORTAL_HOME_LAC: home,
  PORTAL_HOME_US: home,
  /** Where `/return-to-mastercard` redirects to (P-X45); the default host can never exist. */
  CARD_NETWORK_URL: z._default(
    z.string().check(z.regex(/^https:\/\/[^/\s]/, 'an address begins with https://')),
    'https://card-network.example/',
  ),
  /** Other sites that may embed the widget. */
  WIDGET_ORIGINS: z._default(originsSetting, []),
}

/** Variables of the portal on its own. docs/operating.md explains each. */
export const portalSettings = {
  PORT: portSetting(4000),
  ...sharedSettings,
  ...pageShape,
  /** Where browsers find the portal, the usual origin first. */
  PORTAL_ORIGINS: originsSetting,
  /** Where this process finds the API. */
  PORTAL_API_ORIGIN: originSetting,
  VAULT_ORIGIN: originSetting,
  /** Where browsers send files: the origin of the bucket. */
  PORTAL_UPLOAD_ORIGINS: z._default(originsSetting, []),
  PORTAL_SUPPORT_PHONE: z.optional(z.string().check(z.regex(/^\+[\d ]{7,20}$/, 'a number such as +1 202 555 0143'))),
  PORTAL_ENVIRONMENT: z._default(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'small letters and -')), 'production'),
  /** A folder that all replicas share: assets of earlier and later versions. */
  PORTAL_ASSETS_DIR: z.optional(z.string()),
}

export type PortalSettings = ReturnType<typeof readPortalSettings>

export function readPortalSettings(env: Record<string, string | undefined>) {
  const settings = readSettings(portalSettings, { env, ours: ourPrefixes, known: settingNames })
  requireSafeOrigins(env, { PORTAL_ORIGINS: settings.PORTAL_ORIGINS, VAULT_ORIGIN: [settings.VAULT_ORIGIN] })
  requireSafeOrigins(env, { PORTAL_UPLOAD_ORIGINS: settings.PORTAL_UPLOAD_ORIGINS })
  if (settings.PORTAL_ORIGINS.includes(settings.VAULT_ORIGIN))
    throw new BadSettings('VAULT_ORIGIN is wrong: it is one of PORTAL_ORIGINS, and the vault has to be another origin')
  if (settings.UPLOAD_LIMIT_MOBILE_BYTES > settings.UPLOAD_LIMIT_BYTES)
    throw new BadSettings('UPLOAD_LIMIT_MOBILE_BYTES is wrong: it is more than UPLOAD_LIMIT_BYTES')
  const problems = contentProblems(settings)
  refuseBadSettings(problems)
  return settings
}
