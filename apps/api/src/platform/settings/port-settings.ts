import { originSetting } from '@amparo/service/settings/origin-setting'
import * as z from 'zod/mini'

const text = z.optional(z.string())
const matching = (shape: RegExp, error: string) => z.optional(z.string().check(z.regex(shape, error)))
const address = z.optional(z.url({ protocol: /^https?$/, error: 'a full address such as https://host' }))
const origin = z.optional(originSetting)
const yesOrNo = z._default(
  z.pipe(
    z.enum(['true', 'false'], 'true or false'),
    z.transform((word: 'true' | 'false') => word === 'true'),
  ),
  false,
)

/** Ports that a deployment may go without, because the product works without them. */
export const dispensablePorts = ['sms', 'payments', 'malware-scan', 'maps', 'vehicles'] as const
export type DispensablePort = (typeof dispensablePorts)[number]
const portList = `of ${dispensablePorts.join(', ')}, separated by commas`

const mailbox = String.raw`[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+`
const phone = () => matching(/^\+[1-9]\d{6,14}$/, 'a phone number such as +15005550006')

/** The object store, also for commands that work without a server. */
export const s3Settings = {
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, such as amparo-uploads'),
  S3_REGION: matching(/^[a-z0-9-]{2,40}$/, 'a region such as eu-central-1'),
  /** An S3-compatible server instead of AWS. */
  S3_ENDPOINT: origin,
  /** The same server as browsers reach it, if that is another address. */
  S3_PUBLIC_ENDPOINT: origin,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: yesOrNo,
  S3_ENCRYPTION: z._default(z.enum(['AES256', 'aws:kms', 'none'], 'AES256, aws:kms or none'), 'AES256'),
}

/** Which engine each port has. docs/operating.md explains each setting. */
export const portSettings = {
  /** An explicit decision, so that nothing is missing in production by mistake. */
  AMPARO_WITHOUT: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list: string) => list.split(',').map((name) => name.trim())),
      ),
      z
        .array(z.enum(dispensablePorts, portList))
        .check(z.refine((list) => new Set(list).size === list.length, portList)),
    ),
    [] as DispensablePort[],
  ),

  ...s3Settings,

  /** Without a server, mail stays in the outbox. */
  SMTP_URL: z.optional(
    z
      .string()
      .check(z.refine((value) => isMailServer(URL.parse(value)), 'an address such as smtps://user:password@host')),
  ),
  MAIL_FROM: matching(
    new RegExp(`^(?:${mailbox}|[^<>"@,;:\\p{Cc}]{1,80} <${mailbox}>)$`, 'u'),
    'an address such as help@host.example or Name <help@host.example>',
  ),

  TWILIO_ACCOUNT_SID: matching(/^AC[0-9a-f]{32}$/, 'AC and 32 hexadecimal digits'),
  TWILIO_AUTH_TOKEN: matching(/^[0-9a-f]{32}$/, '32 hexadecimal digits'),
  TWILIO_FROM: phone(),
  TWILIO_MESSAGING_SERVICE: matching(/^MG[0-9a-f]{32}$/, 'MG and 32 hexadecimal digits'),
  /** A messaging service sends no calls. */
  TWILIO_CALLS_FROM: phone(),
  TWILIO_API_URL: address,

  CLAMD_URL: z.optional(
    z.string().check(z.refine(isScanner, 'an address such as tcp://host:3310 or unix:///run/clamav/clamd.sock')),
  ),

  STRIPE_SECRET_KEY: matching(/^[rs]k_(?:test|live)_\w+$/, "a secret key of Stripe's, such as sk_test_…"),
  STRIPE_API_URL: address,
  /** The vault has the key and passes charges on, so that nothing else reaches the processor. */
  STRIPE_THROUGH_VAULT: yesOrNo,

  GOOGLE_MAPS_KEY: matching(/^[\w-]{20,100}$/, 'a key of 20 to 100 letters, digits, - and _'),
  GOOGLE_MAPS_API_URL: address,
  VEHICLES_URL: address,
}

export type PortSettings = { [Name in keyof typeof portSettings]: z.output<(typeof portSettings)[Name]> }

function isMailServer(url: URL | null): boolean {
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false
  return /^\/?$/.test(url.pathname) && !url.search && !url.hash
}

function isScanner(value: string): boolean {
  if (/^unix:\/\/\/[^\0?#]+$/.test(value)) return true
  const url = URL.parse(value)
  return url?.protocol === 'tcp:' && url.hostname !== '' && url.port !== '' && value === `tcp://${url.host}`
}
