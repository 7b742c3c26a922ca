import { apiSettings, checkedTogether, ourPrefixes } from '@amparo/api/settings'
import { givenSecrets } from '@amparo/api/shared-secrets'
import { originsSetting } from '@amparo/service/origin-setting'
import { BadSettings, portSetting, readSettings } from '@amparo/service/settings'
import * as z from 'zod/mini'

const { HOST, VAULT_INTERNAL_ORIGIN, VAULT_INTERNAL_SECRET, OPERATOR_KEY, ...fromApi } = apiSettings
const ours = [...ourPrefixes, 'PORTAL_', 'CARD_NETWORK_', 'WIDGET_']

const home = z.optional(z.url({ protocol: /^https$/, error: 'a full address such as https://host/path' }))

/** Settings of the vault, passed on unchanged; the vault checks them. */
export const passedToVault = [
  'VAULT_CALLS_A_MINUTE',
  'VAULT_PARTNER_KEYS',
  'VAULT_TRAVEL_PROVIDER',
  'VAULT_TRAVEL_PROVIDER_URL',
  'VAULT_TRAVEL_PROVIDER_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_API_URL',
  'OTLP_ENDPOINT',
  'OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTLP_PERCENT',
  'SENTRY_DSN',
  'SENTRY_ENVIRONMENT',
] as const

export type StandaloneSettings = ReturnType<typeof readStandaloneSettings>

/** The settings of `npm start`, all with defaults. What API and vault need to find each other is decided at the start. */
export function readStandaloneSettings(env: Record<string, string | undefined>) {
  if (env.NODE_ENV === 'production')
    throw new BadSettings(
      'the standalone product has a demo surface and does not run with NODE_ENV=production; deploy the parts instead',
    )

  const values = readSettings(
    {
      ...fromApi,
      VAULT_PORT: portSetting(4001),
      /** Where the root of a host with "lac" or "us" in its name redirects to; without it there is no redirect. */
      PORTAL_HOME_LAC: home,
      PORTAL_HOME_US: home,
      LOG_LEVEL: z._default(fromApi.LOG_LEVEL, 'warn'),
      /** Where `/return-to-mastercard` redirects to (P-X45); the default host can never exist. */
      CARD_NETWORK_URL: z._default(
        z.string().check(z.regex(/^https:\/\/[^/\s]/, 'an address begins with https://')),
        'https://card-network.example/',
      ),
      /** Other sites that may embed the widget. */
      WIDGET_ORIGINS: z._default(originsSetting, []),
      /** More origins that may embed the vault's field and that sign-in links may lead to. */
      PORTAL_ORIGINS: z._default(originsSetting, []),
    },
    { env, ours, known: ['AMPARO_URL', 'OPERATOR_KEY', ...passedToVault] },
  )
  if (values.PORT === values.VAULT_PORT)
    throw new BadSettings(`VAULT_PORT is wrong: ${values.PORT} is PORT already, and the vault has to be another origin`)
  const secrets = givenSecrets(checkedTogether(values))
  const forVault = Object.fromEntries(passedToVault.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  return { ...values, secrets, forVault }
}
