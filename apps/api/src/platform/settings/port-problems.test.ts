import { expect, it } from 'vitest'
import { type Env, linesFor, MAIL, S3, SERVICE, SID, STRIPE, TOKEN, TWILIO, VAULT } from './testing/port-env.ts'

it.each<[Env, ...string[]]>([
  [{ S3_BUCKET: 'uploads' }, 'S3_REGION is missing: with S3_BUCKET it has to be given'],
  [{ S3_REGION: 'eu-central-1' }, 'S3_BUCKET is missing: with S3_REGION it has to be given'],
  [{ S3_ENDPOINT: 'http://s3.test' }, 'S3_BUCKET is missing: with S3_ENDPOINT it has to be given'],
  [{ ...S3, S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is missing: with S3_ACCESS_KEY_ID it has to be given'],
  [{ ...S3, S3_SECRET_ACCESS_KEY: 'x' }, 'S3_ACCESS_KEY_ID is missing: with S3_SECRET_ACCESS_KEY it has to be given'],
  [
    { ...S3, S3_PUBLIC_ENDPOINT: 'https://a.test' },
    'S3_ENDPOINT is missing: with S3_PUBLIC_ENDPOINT it has to be given',
  ],
  [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_FROM is missing: with SMTP_URL it has to be given'],
  [{ MAIL_FROM: MAIL.MAIL_FROM }, 'SMTP_URL is missing: with MAIL_FROM it has to be given'],
  [
    { TWILIO_ACCOUNT_SID: SID, TWILIO_FROM: '+15005550006' },
    'TWILIO_AUTH_TOKEN is missing: with TWILIO_ACCOUNT_SID it has to be given',
  ],
  [{ TWILIO_AUTH_TOKEN: TOKEN }, 'TWILIO_ACCOUNT_SID is missing: with TWILIO_AUTH_TOKEN it has to be given'],
  [
    { TWILIO_ACCOUNT_SID: SID, TWILIO_AUTH_TOKEN: TOKEN },
    'TWILIO_FROM is missing: give it or TWILIO_MESSAGING_SERVICE',
  ],
  [
    { ...TWILIO, TWILIO_MESSAGING_SERVICE: SERVICE },
    'TWILIO_MESSAGING_SERVICE is wrong: TWILIO_FROM is there as well, and only one of them can be used',
    'TWILIO_CALLS_FROM is missing: with TWILIO_MESSAGING_SERVICE it has to be given',
  ],
  [
    { ...TWILIO, TWILIO_CALLS_FROM: '+15005550006' },
    'TWILIO_CALLS_FROM is wrong: TWILIO_FROM is there as well, and only one of them can be used',
  ],
  [
    { ...STRIPE, ...VAULT, STRIPE_THROUGH_VAULT: 'true' },
    'STRIPE_THROUGH_VAULT is wrong: STRIPE_SECRET_KEY is there as well, and only one of them can be used',
  ],
  [{ STRIPE_API_URL: 'https://stripe.test' }, 'STRIPE_SECRET_KEY is missing: with STRIPE_API_URL it has to be given'],
  [
    { GOOGLE_MAPS_API_URL: 'https://maps.test' },
    'GOOGLE_MAPS_KEY is missing: with GOOGLE_MAPS_API_URL it has to be given',
  ],
  [
    { AMPARO_WITHOUT: 'payments', ...STRIPE },
    'AMPARO_WITHOUT is wrong: it names payments, but STRIPE_SECRET_KEY is given',
  ],
  [
    { AMPARO_WITHOUT: 'malware-scan', CLAMD_URL: 'tcp://a:1' },
    'AMPARO_WITHOUT is wrong: it names malware-scan, but CLAMD_URL is given',
  ],
  [
    { AMPARO_WITHOUT: 'sms' },
    'PHONE_VERIFIED_BENEFITS is wrong: without sms no phone can be verified, so it has to be none',
  ],
  [{ CMS_PREVIEW_TOKEN: 'a-token-0' }, 'CMS_URL is missing: with CMS_PREVIEW_TOKEN it has to be given'],
])('refuses settings that contradict each other, one line for each: %j', (env, ...lines) =>
  expect(linesFor(env)).toEqual(lines),
)
