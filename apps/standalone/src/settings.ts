import { apiSettings, checkedTogether } from '@amparo/api/settings'
import { givenSecrets } from '@amparo/api/shared-secrets'
import { pageShape } from '@amparo/portal/server/process/portal-settings'
import { originsSetting } from '@amparo/service/settings/origin-setting'
import { ourPrefixes } from '@amparo/service/settings/setting-names'
import { BadSettings, portSetting, readSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'

/** What this process decides itself. The vault has the processor's key here anyway. */
const { HOST, VAULT_INTERNAL_ORIGIN, VAULT_INTERNAL_SECRET, OPERATOR_KEY, STRIPE_THROUGH_VAULT, ...fromApi } =
  apiSettings

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

/** A phone number that is reserved for fiction. */
export const STANDALONE_PAGES = { supportPhone: '+1 202 555 0143', environment: 'standalone' }

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
      ...pageShape,
      LOG_LEVEL: z._default(fromApi.LOG_LEVEL, 'warn'),
      /** More origins that may embed the vault's field and that sign-in links may lead to. */
      PORTAL_ORIGINS: z._default(originsSetting, []),
    },
    { env, ours: ourPrefixes, known: ['AMPARO_URL', 'OPERATOR_KEY', ...passedToVault] },
  )
  if (values.PORT === values.VAULT_PORT)
    throw new BadSettings(`VAULT_PORT is wrong: ${values.PORT} is PORT already, and the vault has to be another origin`)
  const secrets = givenSecrets(checkedTogether(values, { isProduction: false }))
  const forVault = Object.fromEntries(
    passedToVault.flatMap((name) => [name, `${name}_FILE`]).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  return { ...values, secrets, forVault }
}
