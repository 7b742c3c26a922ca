import { CLAIMS_A_DAY } from '@amparo/rules/claims/claims-a-day'
import { type UploadQuotas, uploadLimits, uploadQuotas } from '@amparo/rules/claims/sent-file'
import { originsSetting } from '@amparo/service/origin-setting'
import { BadSettings, portSetting, readSettings } from '@amparo/service/settings'
import * as z from 'zod/mini'
import { privacySettings, type Retention } from './platform/retention.ts'

const text = z.optional(z.string())
const secret = z.optional(z.string().check(z.minLength(32, 'at least 32 characters')))
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

const mailbox = String.raw`[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+`
const sender = z.optional(
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^(?:${mailbox}|[^<>"@,;:\\p{Cc}]{1,80} <${mailbox}>)$`, 'u'),
        'an address such as help@host.example or Name <help@host.example>',
      ),
    ),
)
const mailServer = z.optional(
  z.string().check(
    z.refine((value) => {
      const url = URL.parse(value)
      return (
        url !== null &&
        /^smtps?:$/.test(url.protocol) &&
        url.hostname !== '' &&
        /^\/?$/.test(url.pathname) &&
        !url.search &&
        !url.hash
      )
    }, 'an address such as smtps://user:password@host'),
  ),
)
/** How our variables begin: an unknown one with such a prefix is a typing mistake. */
export const ourPrefixes = [
  'AMPARO_',
  'VAULT_',
  'CATALOGUE_',
  'CMS_',
  'OPERATOR_',
  'ERROR_REPORT_',
  'VEHICLES_',
  'CLAIM_WIDGET_',
  'CLAIMS_',
  'LONG_OPERATIONS_',
  'PHONE_VERIFI',
  'CLAIM_STATUS_',
  'PAYMENT_DETAILS_',
  'LETTERS_',
  'DRAFTS_',
  'OBJECT_STORE_',
  'UPLOAD_LIMIT_',
  'UPLOAD_QUOTA_',
  'STRIPE_',
  'USERS_',
  'POLICIES_',
  'MAIL_',
  'SMTP_',
  'GOOGLE_MAPS_',
  'PORTAL_ORIGIN',
  'RETENTION_',
] as const

const bytes = (otherwise: number, most: number) => {
  const aSize = `a number of bytes from 1 to ${most}`
  return z._default(
    z.pipe(
      z.string().check(
        z.regex(/^[1-9]\d{0,12}$/, aSize),
        z.refine((digits) => Number(digits) <= most, aSize),
      ),
      z.transform((digits: string) => Number(digits)),
    ),
    otherwise,
  )
}
/** A file is held in memory while it is checked. */
const fileSize = (otherwise: number) => bytes(otherwise, 104_857_600)
const quota = (otherwise: number) => bytes(otherwise, 1_000_000_000_000)

export type ApiSettings = ReturnType<typeof readApiSettings>

/** Variables of the API. The table in the README explains each. */
export const apiSettings = {
  PORT: portSetting(4000),
  HOST: z._default(z.string(), '127.0.0.1'),
  AMPARO_DATA: z._default(z.string(), './data'),
  DATABASE_URL: text,
  DATABASE_POOL: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'a number of connections from 1 to 999')),
      z.transform((digits: string) => Number(digits)),
    ),
    10,
  ),
  CATALOGUE_DIR: text,
  /** How many of our own proxies are in front of the API; their entries in X-Forwarded-For are trusted. */
  AMPARO_PROXIES: z._default(
    z.pipe(
      z.string().check(z.regex(/^(\d|10)$/, 'a number of proxies from 0 to 10')),
      z.transform((digits: string) => Number(digits)),
    ),
    0,
  ),
  VAULT_INTERNAL_ORIGIN: address,
  VAULT_INTERNAL_SECRET: text,
  OPERATOR_KEY: secret,
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
  /** Without a server, mail stays in the outbox. */
  SMTP_URL: mailServer,
  MAIL_FROM: sender,
  GOOGLE_MAPS_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{20,100}$/, 'a key of 20 to 100 letters, digits, - and _')),
  ),
  /** Origins of the portal; sign-in links lead to the first unless a page asks for another of them. */
  PORTAL_ORIGINS: z.optional(originsSetting),
  /** Benefits that are claimed with a verified phone only (C-X69). */
  PHONE_VERIFIED_BENEFITS: z._default(
    z.pipe(
      z.string().check(z.regex(/^(?:none|[A-Z]{3}(?:,[A-Z]{3})*)$/, 'benefit codes such as CEL,CWD, or none')),
      z.transform((list: string) => (list === 'none' ? [] : list.split(','))),
    ),
    ['CEL'],
  ),
  /** How many claims a card or a policy may send in a day. */
  CLAIMS_A_DAY: z._default(
    z.pipe(
      z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/, 'a number of claims from 1 to 1000')),
      z.transform((digits: string) => Number(digits)),
    ),
    CLAIMS_A_DAY,
  ),
  /** The largest file, and the largest on a phone (C-X01). */
  UPLOAD_LIMIT_BYTES: fileSize(uploadLimits.desktop),
  UPLOAD_LIMIT_MOBILE_BYTES: fileSize(uploadLimits.mobile),
  /** What one card, policy or claim may send within a day, and everybody behind one address together. */
  UPLOAD_QUOTA_BYTES: quota(uploadQuotas.sender),
  UPLOAD_QUOTA_ADDRESS_BYTES: quota(uploadQuotas.address),
  ...privacySettings,
  ERROR_REPORT_DSN: address,
  /** The address of the claim form of policies, if it is not the portal's own widget (M-X37). */
  CLAIM_WIDGET_URL: address,
  VEHICLES_URL: address,
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[rs]k_(?:test|live)_\w+$/, "a secret key of Stripe's, such as sk_test_…")),
  ),
  STRIPE_API_URL: address,
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
}

export function readApiSettings(env: Record<string, string | undefined>, known: readonly string[] = []) {
  return checkedTogether(readSettings(apiSettings, { env, ours: ourPrefixes, known }))
}

type Together = {
  UPLOAD_LIMIT_BYTES: number
  UPLOAD_LIMIT_MOBILE_BYTES: number
  UPLOAD_QUOTA_BYTES: number
  UPLOAD_QUOTA_ADDRESS_BYTES: number
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
}

/** What no setting says on its own: each limit on files leaves room for the smaller ones, and a mail server needs a sender. */
export function checkedTogether<Settings extends Together>(settings: Settings): Settings {
  if (settings.UPLOAD_LIMIT_MOBILE_BYTES > settings.UPLOAD_LIMIT_BYTES)
    throw new BadSettings('UPLOAD_LIMIT_MOBILE_BYTES is wrong: it is more than UPLOAD_LIMIT_BYTES')
  if (settings.UPLOAD_QUOTA_BYTES < settings.UPLOAD_LIMIT_BYTES)
    throw new BadSettings('UPLOAD_QUOTA_BYTES is wrong: it is less than UPLOAD_LIMIT_BYTES')
  if (settings.UPLOAD_QUOTA_ADDRESS_BYTES < settings.UPLOAD_QUOTA_BYTES)
    throw new BadSettings('UPLOAD_QUOTA_ADDRESS_BYTES is wrong: it is less than UPLOAD_QUOTA_BYTES')
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new BadSettings('MAIL_FROM is missing: with SMTP_URL it has to be given')
  if (settings.MAIL_FROM && !settings.SMTP_URL)
    throw new BadSettings('SMTP_URL is missing: with MAIL_FROM it has to be given')
  return settings
}

/** With a key, Stripe moves the money; without one, the simulated processor pretends to. */
export function stripeIn({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_URL: url,
}: Pick<ApiSettings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>) {
  return secretKey ? { secretKey, url } : undefined
}

export function quotasIn(settings: Pick<Together, 'UPLOAD_QUOTA_BYTES' | 'UPLOAD_QUOTA_ADDRESS_BYTES'>): UploadQuotas {
  return { sender: settings.UPLOAD_QUOTA_BYTES, address: settings.UPLOAD_QUOTA_ADDRESS_BYTES }
}

/** The mail server in the settings, if there is one. */
export function smtpIn({ SMTP_URL: url, MAIL_FROM: from }: Pick<Together, 'SMTP_URL' | 'MAIL_FROM'>) {
  return url && from ? { url, from } : undefined
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
