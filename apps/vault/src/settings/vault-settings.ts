import { drainSetting } from '@amparo/service/process/draining'
import { originSetting, originsSetting, requireSafeOrigins } from '@amparo/service/settings/origin-setting'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import {
  BadSettings,
  givenValue,
  portSetting,
  readSettings,
  refuseBadSettings,
} from '@amparo/service/settings/settings'
import * as z from 'zod/mini'
import { type PartnerKeys, partnerKeysSetting } from './partner-keys-setting.ts'
import { type PaymentProcessorSetting, paymentProcessorOf, paymentProcessorShape } from './payment-processor-setting.ts'
import { type TravelProviderSetting, travelProviderOf, travelProviderShape } from './travel-provider-setting.ts'

export type VaultSettings = {
  host: string
  port: number
  /** Where browsers find the vault; differs from host and port behind a proxy. */
  origin: string
  internalHost: string
  internalPort: number
  dataFolder: string
  databaseUrl: string | undefined
  fingerprintKey: string | undefined
  /** Keys from before, while they are replaced. */
  previousFingerprintKeys: readonly string[]
  internalSecret: string | undefined
  portalOrigins: string[]
  /** On embedded parts outside production, with a demo partner and a simulated provider instead of real ones. */
  isDemo: boolean
  partnerKeys: PartnerKeys | undefined
  travelProvider: TravelProviderSetting
  paymentProcessor: PaymentProcessorSetting
  tokenHours: number
  /** For how long a card is known after its last use. */
  cardDays: number
  callsAMinute: number
  /** How many proxies of ours a request passes: that many entries of X-Forwarded-For can be trusted. */
  proxies: number
  /** Whether the start applies new migrations, or expects that somebody has. */
  appliesMigrations: boolean
  /** For how long a vault that stops still takes calls. */
  drainSeconds: number
  /** Where all replicas share the assets of other versions. */
  assetsFolder: string | undefined
  logLevel: string
}

const wholeNumber = ({ from, to, fallback }: { from: number; to: number; fallback: number }) =>
  z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d{1,6}$/.test(text) && Number(text) >= from && Number(text) <= to,
            `a whole number from ${from} to ${to}`,
          ),
        ),
      z.transform((text: string) => Number(text)),
    ),
    fallback,
  )

export const vaultSettings = {
  VAULT_HOST: z._default(z.string(), '127.0.0.1'),
  VAULT_PORT: portSetting(4001),
  VAULT_ORIGIN: z.optional(originSetting),
  VAULT_INTERNAL_HOST: z._default(z.string(), '127.0.0.1'),
  VAULT_INTERNAL_PORT: portSetting(4002),
  VAULT_DATA: z._default(z.string(), './data/vault'),
  VAULT_ASSETS_DIR: z.optional(z.string()),
  VAULT_DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'it looks like postgresql://user:password@host:5432/name')),
  ),
  DATABASE_MIGRATIONS: z._default(z.enum(['apply', 'expect'], 'apply or expect'), 'apply'),
  AMPARO_DRAIN_SECONDS: drainSetting,
  VAULT_FINGERPRINT_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits, 32 bytes'))),
  VAULT_FINGERPRINT_KEY_PREVIOUS: z._default(
    z.pipe(
      z
        .string()
        .check(z.regex(/^[0-9a-f]{64}(?:,[0-9a-f]{64})*$/i, 'keys of 64 hexadecimal digits, separated by commas')),
      z.transform((list: string) => list.toLowerCase().split(',')),
    ),
    [],
  ),
  VAULT_INTERNAL_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  VAULT_TOKEN_HOURS: wholeNumber({ from: 1, to: 24 * 30, fallback: 12 }),
  VAULT_CARD_DAYS: wholeNumber({ from: 1, to: 18_250, fallback: 4_015 }),
  VAULT_PROXIES: wholeNumber({ from: 0, to: 10, fallback: 0 }),
  /** How many token calls one address may make in a minute. */
  VAULT_CALLS_A_MINUTE: wholeNumber({ from: 1, to: 100_000, fallback: 30 }),
  VAULT_LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  VAULT_PARTNER_KEYS: z.optional(partnerKeysSetting),
  ...travelProviderShape,
  ...paymentProcessorShape,
  PORTAL_ORIGINS: z._default(originsSetting, ['http://localhost:4000']),
}

export function readVaultSettings(env: Record<string, string | undefined>): VaultSettings {
  const values = readSettings(vaultSettings, { env, ours: ourPrefixes, known: settingNames })
  const origin = values.VAULT_ORIGIN ?? `http://localhost:${values.VAULT_PORT}`

  if (values.VAULT_DATABASE_URL) {
    for (const name of ['VAULT_FINGERPRINT_KEY', 'VAULT_INTERNAL_SECRET'] as const)
      if (!values[name]) throw new BadSettings(`${name} is missing: with VAULT_DATABASE_URL it has to be given`)
  }
  if (values.VAULT_PORT === values.VAULT_INTERNAL_PORT)
    throw new BadSettings(`VAULT_INTERNAL_PORT is wrong: ${values.VAULT_PORT} is VAULT_PORT already`)
  if (values.PORTAL_ORIGINS.includes(origin))
    throw new BadSettings(`PORTAL_ORIGINS is wrong: ${origin} is the vault itself, which has to be another origin`)

  requireSafeOrigins(env, { VAULT_ORIGIN: [origin], PORTAL_ORIGINS: values.PORTAL_ORIGINS })
  if (env.NODE_ENV === 'production')
    refuseBadSettings(
      (['VAULT_DATABASE_URL', 'VAULT_ORIGIN', 'PORTAL_ORIGINS'] as const)
        .filter((name) => !givenValue(name, env))
        .map((name) => `${name} is missing: in production the vault needs it`),
    )

  const isDemo = !values.VAULT_DATABASE_URL && env.NODE_ENV !== 'production'
  return {
    host: values.VAULT_HOST,
    port: values.VAULT_PORT,
    origin,
    internalHost: values.VAULT_INTERNAL_HOST,
    internalPort: values.VAULT_INTERNAL_PORT,
    dataFolder: values.VAULT_DATA,
    databaseUrl: values.VAULT_DATABASE_URL,
    fingerprintKey: values.VAULT_FINGERPRINT_KEY,
    previousFingerprintKeys: values.VAULT_FINGERPRINT_KEY_PREVIOUS,
    internalSecret: values.VAULT_INTERNAL_SECRET,
    portalOrigins: values.PORTAL_ORIGINS,
    isDemo,
    partnerKeys: values.VAULT_PARTNER_KEYS,
    travelProvider: travelProviderOf(values, { isDemo }),
    paymentProcessor: paymentProcessorOf(values, { isDemo, isProduction: env.NODE_ENV === 'production' }),
    tokenHours: values.VAULT_TOKEN_HOURS,
    cardDays: values.VAULT_CARD_DAYS,
    callsAMinute: values.VAULT_CALLS_A_MINUTE,
    proxies: values.VAULT_PROXIES,
    appliesMigrations: values.DATABASE_MIGRATIONS === 'apply',
    drainSeconds: values.AMPARO_DRAIN_SECONDS,
    assetsFolder: values.VAULT_ASSETS_DIR,
    logLevel: values.VAULT_LOG_LEVEL,
  }
}
