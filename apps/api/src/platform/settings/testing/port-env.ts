import { readApiSettings } from '../../../settings.ts'

export type Env = Record<string, string>
export const SID = `AC${'0a'.repeat(16)}`
export const TOKEN = '1b'.repeat(16)
export const SERVICE = `MG${'2c'.repeat(16)}`
export const S3 = { S3_BUCKET: 'uploads', S3_REGION: 'eu-central-1' }
export const MAIL = { SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'help@amparo.test' }
export const TWILIO = { TWILIO_ACCOUNT_SID: SID, TWILIO_AUTH_TOKEN: TOKEN, TWILIO_FROM: '+15005550006' }
export const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_abcdefgh' }
export const VAULT = { VAULT_INTERNAL_ORIGIN: 'http://vault:4002', VAULT_INTERNAL_SECRET: 'v'.repeat(32) }
/** An engine for each port. */
export const REAL: Env = {
  NODE_ENV: 'production',
  ...S3,
  ...MAIL,
  ...TWILIO,
  ...STRIPE,
  CLAMD_URL: 'tcp://clamd:3310',
  GOOGLE_MAPS_KEY: 'k'.repeat(39),
  VEHICLES_URL: 'https://vpic.nhtsa.dot.gov/api',
}

/** What is wrong with the settings, one line for each problem. */
export function linesFor(env: Env): string[] {
  try {
    readApiSettings(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}
