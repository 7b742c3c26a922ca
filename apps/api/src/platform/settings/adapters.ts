import type { SmtpSettings } from '../mail/smtp-mail.ts'
import type { S3Settings } from '../object-store/s3/s3-settings.ts'
import type { StripeOptions } from '../payments/stripe-payments.ts'
import type { TwilioSettings } from '../sms/twilio-settings.ts'
import type { DispensablePort, PortSettings } from './port-settings.ts'

/** The real engines in the settings. A port whose engine is not there has its embedded one, or none if `without` names it. */
export type Adapters = {
  s3?: S3Settings | undefined
  smtp?: SmtpSettings | undefined
  twilio?: TwilioSettings | undefined
  clamdUrl?: string | undefined
  stripe?: StripeOptions | undefined
  google?: { key: string; url?: string | undefined } | undefined
  /** The address of NHTSA's vPIC service. */
  vehiclesUrl?: string | undefined
  without?: readonly DispensablePort[]
}

type Vault = { VAULT_INTERNAL_ORIGIN?: string | undefined; VAULT_INTERNAL_SECRET?: string | undefined }

export function adaptersIn(
  settings: Omit<PortSettings, 'STRIPE_THROUGH_VAULT'> & Partial<PortSettings> & Vault,
): Adapters {
  const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_API_URL: url, SMTP_URL, MAIL_FROM } = settings
  return {
    s3: s3In(settings),
    smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    twilio: twilioIn(settings),
    clamdUrl: settings.CLAMD_URL,
    stripe: stripeIn(settings),
    google: key ? { key, url } : undefined,
    vehiclesUrl: settings.VEHICLES_URL,
    without: settings.AMPARO_WITHOUT,
  }
}

type S3Names = 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_PUBLIC_ENDPOINT' | 'S3_FORCE_PATH_STYLE'
type S3Secrets = 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_ENCRYPTION'

/** Also for a portal on its own, which names the bucket in its security policy and needs no key. */
export function s3In(settings: Pick<PortSettings, S3Names> & Partial<Pick<PortSettings, S3Secrets>>) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings
  if (!bucket || !region) return undefined
  return {
    bucket,
    region,
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
    encryption: settings.S3_ENCRYPTION ?? 'none',
  } satisfies S3Settings
}

function twilioIn(settings: Omit<PortSettings, 'STRIPE_THROUGH_VAULT'>): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_URL: url } = settings
  const callsFrom = settings.TWILIO_FROM ?? settings.TWILIO_CALLS_FROM
  if (!accountSid || !authToken || !callsFrom) return undefined
  return { accountSid, authToken, callsFrom, messagingService: settings.TWILIO_MESSAGING_SERVICE, url }
}

/** With STRIPE_THROUGH_VAULT the API calls the vault's internal listener instead of Stripe, with the vault's secret as the key. */
function stripeIn({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_URL: url,
  STRIPE_THROUGH_VAULT: isThroughVault,
  VAULT_INTERNAL_ORIGIN: vault,
  VAULT_INTERNAL_SECRET: vaultSecret,
}: Partial<PortSettings> & Vault): StripeOptions | undefined {
  if (isThroughVault && vault && vaultSecret) return { secretKey: vaultSecret, url: vault }
  return secretKey ? { secretKey, url } : undefined
}
