import { CLAIMS_A_DAY } from '@amparo/rules/claims/claims-a-day'
import { type UploadQuotas, uploadQuotas } from '@amparo/rules/claims/sent-file'
import { type ContentSettings, contentProblems } from '@amparo/service/settings/content-settings'
import { originsSetting, requireSafeOrigins } from '@amparo/service/settings/origin-setting'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { BadSettings, portSetting, readSettings, refuseBadSettings } from '@amparo/service/settings/settings'
import { bytesSetting, sharedSettings } from '@amparo/service/settings/shared-settings'
import * as z from 'zod/mini'
import { LONGEST_KEY } from './operator-keys/create-operator-keys.ts'
import { privacySettings, type Retention } from './platform/retention.ts'
import { portProblems } from './platform/settings/port-problems.ts'
import { type PortSettings, portSettings } from './platform/settings/port-settings.ts'

const text = z.optional(z.string())
const secret = z.optional(z.string().check(z.minLength(32, 'at least 32 characters')))
const operatorKey = z.optional(
  z
    .string()
    .check(z.minLength(32, 'at least 32 characters'), z.maxLength(LONGEST_KEY, `at most ${LONGEST_KEY} characters`)),
)
/** Secrets from before, each as long, that are still accepted while they are replaced. */
const previousSecrets = z._default(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (list) => list.split(',').every((one) => one.length >= 32),
          'secrets of at least 32 characters, separated by commas',
        ),
      ),
    z.transform((list: string) => list.split(',')),
  ),
  [],
)
const address = z.optional(z.url({ protocol: /^https?$/, error: 'a full address such as https://host' }))

const quota = (otherwise: number) => bytesSetting(otherwise, 1_000_000_000_000)

export type ApiSettings = ReturnType<typeof readApiSettings>

/** Variables of the API. docs/operating.md explains each. */
export const apiSettings = {
  PORT: portSetting(4000),
  ...sharedSettings,
  AMPARO_DATA: z._default(z.string(), './data'),
  DATABASE_URL: text,
  DATABASE_POOL: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'a number of connections from 1 to 999')),
      z.transform((digits: string) => Number(digits)),
    ),
    10,
  ),
  /** Whether a start applies new migrations, or expects that `npm run migrate` has. */
  DATABASE_MIGRATIONS: z._default(z.enum(['apply', 'expect'], 'apply or expect'), 'apply'),
  /** How long a statement on PostgreSQL may take before it fails and its connection is replaced. */
  DATABASE_TIMEOUT_SECONDS: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'a number of seconds from 1 to 999')),
      z.transform((digits: string) => Number(digits)),
    ),
    30,
  ),
  CATALOGUE_DIR: text,
  /** Whether the API also runs the jobs, or leaves them to workers. */
  AMPARO_JOBS: z._default(z.enum(['here', 'elsewhere'], 'here or elsewhere'), 'here'),
  VAULT_INTERNAL_ORIGIN: address,
  VAULT_INTERNAL_SECRET: text,
  OPERATOR_KEY: operatorKey,
  LONG_OPERATIONS_SECRET: secret,
  LONG_OPERATIONS_SECRET_PREVIOUS: previousSecrets,
  PHONE_VERIFICATION_SECRET: secret,
  PHONE_VERIFICATION_SECRET_PREVIOUS: previousSecrets,
  CLAIM_STATUS_SECRET: secret,
  CLAIM_STATUS_SECRET_PREVIOUS: previousSecrets,
  PAYMENT_DETAILS_SECRET: secret,
  PAYMENT_DETAILS_SECRET_PREVIOUS: previousSecrets,
  LETTERS_SECRET: secret,
  LETTERS_SECRET_PREVIOUS: previousSecrets,
  DRAFTS_SECRET: secret,
  DRAFTS_SECRET_PREVIOUS: previousSecrets,
  USERS_SECRET: secret,
  USERS_SECRET_PREVIOUS: previousSecrets,
  POLICIES_SECRET: secret,
  POLICIES_SECRET_PREVIOUS: previousSecrets,
  MAIL_SECRET: secret,
  MAIL_SECRET_PREVIOUS: previousSecrets,
  OBJECT_STORE_SECRET: secret,
  OBJECT_STORE_SECRET_PREVIOUS: previousSecrets,
  ...portSettings,
  /** Origins of the portal; sign-in links lead to the first unless a page asks for another of them. */
  PORTAL_ORIGINS: z.optional(originsSetting),
  /** How many claims a card or a policy may send in a day. */
  CLAIMS_A_DAY: z._default(
    z.pipe(
      z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/, 'a number of claims from 1 to 1000')),
      z.transform((digits: string) => Number(digits)),
    ),
    CLAIMS_A_DAY,
  ),
  /** What one card, policy or claim may send within a day, and everybody behind one address together. */
  UPLOAD_QUOTA_BYTES: quota(uploadQuotas.sender),
  UPLOAD_QUOTA_ADDRESS_BYTES: quota(uploadQuotas.address),
  ...privacySettings,
}

export function readApiSettings(env: Record<string, string | undefined>) {
  const settings = readSettings(apiSettings, { env, ours: ourPrefixes, known: settingNames })
  requireSafeOrigins(env, { PORTAL_ORIGINS: settings.PORTAL_ORIGINS })
  return checkedTogether(settings, { isProduction: env.NODE_ENV === 'production' })
}

const neededAlone = [
  'DATABASE_URL',
  'VAULT_INTERNAL_ORIGIN',
  'VAULT_INTERNAL_SECRET',
  'OPERATOR_KEY',
  'PORTAL_ORIGINS',
] as const

/** What the API cannot do without when it runs on its own; the standalone product decides these things itself. */
export function requiredAlone(settings: ApiSettings) {
  const {
    DATABASE_URL: url,
    VAULT_INTERNAL_ORIGIN: origin,
    VAULT_INTERNAL_SECRET: secret,
    OPERATOR_KEY: operatorKey,
    PORTAL_ORIGINS: portalOrigins,
  } = settings
  if (url && origin && secret && operatorKey && portalOrigins)
    return { vault: { origin, secret }, operatorKey, portalOrigins, url }
  const missing = neededAlone.filter((name) => !settings[name])
  throw new BadSettings(missing.map((name) => `${name} is missing: the API on its own needs it`).join('\n'))
}

type Together = Partial<PortSettings & ContentSettings> & {
  UPLOAD_LIMIT_BYTES: number
  UPLOAD_LIMIT_MOBILE_BYTES: number
  UPLOAD_QUOTA_BYTES: number
  UPLOAD_QUOTA_ADDRESS_BYTES: number
  PHONE_VERIFIED_BENEFITS: readonly string[]
}

/** What no setting says on its own: each limit on files leaves room for the smaller ones, and each port has all that it needs. */
export function checkedTogether<Settings extends Together>(
  settings: Settings,
  { isProduction }: { isProduction: boolean },
): Settings {
  if (settings.UPLOAD_LIMIT_MOBILE_BYTES > settings.UPLOAD_LIMIT_BYTES)
    throw new BadSettings('UPLOAD_LIMIT_MOBILE_BYTES is wrong: it is more than UPLOAD_LIMIT_BYTES')
  if (settings.UPLOAD_QUOTA_BYTES < settings.UPLOAD_LIMIT_BYTES)
    throw new BadSettings('UPLOAD_QUOTA_BYTES is wrong: it is less than UPLOAD_LIMIT_BYTES')
  if (settings.UPLOAD_QUOTA_ADDRESS_BYTES < settings.UPLOAD_QUOTA_BYTES)
    throw new BadSettings('UPLOAD_QUOTA_ADDRESS_BYTES is wrong: it is less than UPLOAD_QUOTA_BYTES')
  const problems = [
    ...portProblems(settings, { isProduction, phoneBenefits: settings.PHONE_VERIFIED_BENEFITS }),
    ...contentProblems(settings),
  ]
  refuseBadSettings(problems)
  return settings
}

export function quotasIn(settings: Pick<Together, 'UPLOAD_QUOTA_BYTES' | 'UPLOAD_QUOTA_ADDRESS_BYTES'>): UploadQuotas {
  return { sender: settings.UPLOAD_QUOTA_BYTES, address: settings.UPLOAD_QUOTA_ADDRESS_BYTES }
}

/** How long receipts and personal data are there, by the settings. */
export function retentionIn(settings: Record<keyof typeof privacySettings, number>) {
  const retention: Retention = {
    claims: settings.RETENTION_CLAIMS_DAYS,
    duplicates: settings.RETENTION_DUPLICATES_DAYS,
    letters: settings.RETENTION_LETTERS_DAYS,
    quotes: settings.RETENTION_QUOTES_DAYS,
    policies: settings.RETENTION_POLICIES_DAYS,
    messages: settings.RETENTION_MESSAGES_DAYS,
    auditLog: settings.RETENTION_AUDIT_LOG_DAYS,
  }
  return { receiptDays: settings.RETENTION_RECEIPTS_DAYS, retention }
}
