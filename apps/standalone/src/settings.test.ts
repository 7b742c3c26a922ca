import { pageSettings } from '@amparo/portal/server/process/page-settings'
import { describe, expect, it } from 'vitest'
import { readStandaloneSettings, STANDALONE_PAGES } from './settings.ts'

describe('the settings', () => {
  it.each([
    [{ NODE_ENV: 'production' }, /demo surface and does not run with NODE_ENV=production/],
    [{ PORT: '4001' }, /^VAULT_PORT is wrong: 4001 is PORT already/],
    [{ PORT: 'http' }, /^PORT is wrong/],
    [{ VAULT_PROT: '1' }, /^VAULT_PROT is not a setting/],
    [{ AMPARO_DATE: './x' }, /^AMPARO_DATE is not a setting/],
    [{ GOOGLE_MAPS_KEI: 'x' }, /^GOOGLE_MAPS_KEI is not a setting/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is wrong/],
    [{ CARD_NETWORK_URL: 'javascript:alert(1)' }, /^CARD_NETWORK_URL is wrong: an address begins with https/],
    [{ LONG_OPERATIONS_SECRET: 'x'.repeat(31) }, /^LONG_OPERATIONS_SECRET is wrong: at least 32 characters/],
    [{ PHONE_VERIFICATION_SECRET: 'short' }, /^PHONE_VERIFICATION_SECRET is wrong: at least 32 characters/],
    [{ DATABASE_URL: 'postgres://x' }, /^LONG_OPERATIONS_SECRET is missing: with DATABASE_URL it has to be given/],
    [
      { DATABASE_URL: 'postgres://x', LONG_OPERATIONS_SECRET: 'x'.repeat(32) },
      /^PHONE_VERIFICATION_SECRET is missing: with DATABASE_URL/,
    ],
    [{ LONG_OPERATIONS_SECRETS: 'x' }, /^LONG_OPERATIONS_SECRETS is not a setting/],
    [{ PHONE_VERIFIED_BENEFITS: 'cel' }, /^PHONE_VERIFIED_BENEFITS is wrong: benefit codes such as CEL,CWD, or none/],
    [{ PHONE_VERIFIED_BENEFITS: 'CEL, CWD' }, /^PHONE_VERIFIED_BENEFITS is wrong/],
    [{ PHONE_VERIFIED_BENEFIT: 'CEL' }, /^PHONE_VERIFIED_BENEFIT is not a setting/],
    [{ CLAIMS_A_DAY: '0' }, /^CLAIMS_A_DAY is wrong: a number of claims from 1 to 1000/],
    [{ CLAIMS_A_DAY: '1001' }, /^CLAIMS_A_DAY is wrong/],
    [{ CLAIMS_A_DAY: 'many' }, /^CLAIMS_A_DAY is wrong/],
    [{ CLAIMS_PER_DAY: '9' }, /^CLAIMS_PER_DAY is not a setting/],
    [{ UPLOAD_LIMIT_BYTES: '25MB' }, /^UPLOAD_LIMIT_BYTES is wrong: a number of bytes from 1 to 104857600/],
    [{ UPLOAD_LIMIT_BYTES: '0' }, /^UPLOAD_LIMIT_BYTES is wrong/],
    [{ UPLOAD_LIMIT_BYTES: '104857601' }, /^UPLOAD_LIMIT_BYTES is wrong/],
    [{ UPLOAD_LIMIT_BYTES: '18999' }, /^UPLOAD_LIMIT_MOBILE_BYTES is wrong: it is more than UPLOAD_LIMIT_BYTES/],
    [{ UPLOAD_LIMIT_MOBILE_BYTES: '-1' }, /^UPLOAD_LIMIT_MOBILE_BYTES is wrong/],
    [{ UPLOAD_LIMIT_MOBIL_BYTES: '1' }, /^UPLOAD_LIMIT_MOBIL_BYTES is not a setting/],
    [{ UPLOAD_QUOTA_BYTES: '1GB' }, /^UPLOAD_QUOTA_BYTES is wrong: a number of bytes from 1 to 1000000000000/],
    [{ UPLOAD_QUOTA_BYTES: '26214399' }, /^UPLOAD_QUOTA_BYTES is wrong: it is less than UPLOAD_LIMIT_BYTES/],
    [{ UPLOAD_QUOTA_ADDRESS_BYTES: '0' }, /^UPLOAD_QUOTA_ADDRESS_BYTES is wrong: a number of bytes/],
    [{ UPLOAD_QUOTA_ADDRESS_BYTES: '1000000000001' }, /^UPLOAD_QUOTA_ADDRESS_BYTES is wrong: a number of bytes/],
    [
      { UPLOAD_QUOTA_ADDRESS_BYTES: '524287999' },
      /^UPLOAD_QUOTA_ADDRESS_BYTES is wrong: it is less than UPLOAD_QUOTA_BYTES/,
    ],
    [{ UPLOAD_QUOTA_BYTE: '1' }, /^UPLOAD_QUOTA_BYTE is not a setting/],
    [{ RETENTION_CLAIMS_DAYS: '0' }, /^RETENTION_CLAIMS_DAYS is wrong: a number of days from 1 to 18250/],
    [{ RETENTION_LETTERS_DAYS: '18251' }, /^RETENTION_LETTERS_DAYS is wrong/],
    [{ RETENTION_RECEIPTS_DAYS: 'a month' }, /^RETENTION_RECEIPTS_DAYS is wrong/],
    [{ RETENTION_CLAIM_DAYS: '5' }, /^RETENTION_CLAIM_DAYS is not a setting/],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL is wrong: an address such as smtps:/],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL is wrong/],
    [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example' }, /^SMTP_URL is wrong/],
    [{ SMTP_URL: 'smtp://host?tls.rejectUnauthorized=false', MAIL_FROM: 'a@b.example' }, /^SMTP_URL is wrong/],
    [{ SMTP_URL: 'smtp://host/path', MAIL_FROM: 'a@b.example' }, /^SMTP_URL is wrong/],
    [{ SMTP_URL: 'smtp://host' }, /^MAIL_FROM is missing: with SMTP_URL it has to be given/],
    [{ MAIL_FROM: 'help@host.example' }, /^SMTP_URL is missing: with MAIL_FROM it has to be given/],
    [{ SMTP_URL: 'smtp://host', MAIL_FROM: 'Amparo' }, /^MAIL_FROM is wrong: an address such as help@host.example/],
    [{ SMTP_URL: 'smtp://host', MAIL_FROM: 'a@b.example, c@d.example' }, /^MAIL_FROM is wrong/],
    [{ SMTP_URL: 'smtp://host', MAIL_FROM: 'A\nBcc: c@d.example <a@b.example>' }, /^MAIL_FROM is wrong/],
    [{ WIDGET_ORIGINS: 'https://a.example/' }, /^WIDGET_ORIGINS is wrong: origins look like https/],
    [{ WIDGET_ORIGINS: 'https://*.a.example' }, /^WIDGET_ORIGINS is wrong/],
    [{ WIDGET_ORIGINS: "https://a.example;script-src 'unsafe-inline'" }, /^WIDGET_ORIGINS is wrong/],
    [{ WIDGET_ORIGINS: '*' }, /^WIDGET_ORIGINS is wrong/],
    [{ WIDGET_ORIGIN: 'https://a.example' }, /^WIDGET_ORIGIN is not a setting/],
    [{ CLAIM_WIDGET_URL: 'javascript:alert(1)' }, /^CLAIM_WIDGET_URL is wrong: a full address/],
    [{ SMTP_URI: 'smtp://host' }, /^SMTP_URI is not a setting/],
    [{ MAIL_SENDER: 'a@b.example' }, /^MAIL_SENDER is not a setting/],
    [{ GOOGLE_MAPS_KEY: 'key' }, /^GOOGLE_MAPS_KEY is wrong: a key of 20 to 100 letters/],
    [{ GOOGLE_MAPS_KEY: `${'x'.repeat(30)}\r\nhost: a` }, /^GOOGLE_MAPS_KEY is wrong/],
    [{ GOOGLE_MAPS_TOKEN: 'x' }, /^GOOGLE_MAPS_TOKEN is not a setting/],
    [{ USERS_SECRET: 'short' }, /^USERS_SECRET is wrong: at least 32 characters/],
    [
      { USERS_SECRET_PREVIOUS: 'short' },
      /^USERS_SECRET_PREVIOUS is wrong: secrets of at least 32 characters, separated/,
    ],
    [
      { USERS_SECRET_PREVIOUS: 'x'.repeat(32) },
      /^USERS_SECRET is missing: with USERS_SECRET_PREVIOUS it has to be given/,
    ],
    [
      { USERS_SECRET: 'x'.repeat(32), USERS_SECRET_PREVIOUS: 'x'.repeat(32) },
      /^USERS_SECRET_PREVIOUS is wrong: USERS_SECRET is one of them/,
    ],
    [{ RETENTION_AUDIT_LOG_DAYS: '30' }, /^RETENTION_AUDIT_LOG_DAYS is wrong: a number of days from 366/],
    [{ POLICIES_SECRET: 'short' }, /^POLICIES_SECRET is wrong: at least 32 characters/],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY is wrong: a secret key of Stripe's/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1\r\nhost: a' }, /^STRIPE_SECRET_KEY is wrong/],
    [{ STRIPE_API_URL: 'localhost' }, /^STRIPE_API_URL is wrong: a full address/],
    [{ STRIPE_KEY: 'sk_test_1' }, /^STRIPE_KEY is not a setting/],
    [{ MAIL_SECRET: 'short' }, /^MAIL_SECRET is wrong: at least 32 characters/],
    [{ PORTAL_ORIGINS: 'portal.example' }, /^PORTAL_ORIGINS is wrong: origins look like/],
    [{ PORTAL_ORIGINS: 'https://portal.example/path' }, /^PORTAL_ORIGINS is wrong/],
    [{ PORTAL_ORIGINS: 'https://user@a.example' }, /^PORTAL_ORIGINS is wrong/],
    [{ CARD_NETWORK_URI: 'https://a.test' }, /^CARD_NETWORK_URI is not a setting/],
  ])('are refused in one line: %j', (env, line) =>
    expect(() => readStandaloneSettings(env as Record<string, string>)).toThrow(line),
  )

  it('tell the pages which claims need a verified phone and how large a file may be [C-X01, C-X20, C-X69]', () => {
    const shown = (env: Record<string, string>) =>
      pageSettings(readStandaloneSettings(env), { vaultOrigin: '', ...STANDALONE_PAGES })
    expect(shown({})).toMatchObject({
      phoneVerifiedBenefits: ['CEL'],
      uploadLimits: { desktop: 26_214_400, mobile: 19_000 },
    })
    const env = {
      PHONE_VERIFIED_BENEFITS: 'CEL,CWD',
      UPLOAD_LIMIT_BYTES: '30000000',
      UPLOAD_LIMIT_MOBILE_BYTES: '500000',
    }
    expect(shown(env)).toMatchObject({
      phoneVerifiedBenefits: ['CEL', 'CWD'],
      uploadLimits: { desktop: 30_000_000, mobile: 500_000 },
    })
    expect(shown({ PHONE_VERIFIED_BENEFITS: 'none' }).phoneVerifiedBenefits).toEqual([])
  })

  it('have a mail server with its sender', () => {
    const senders = ['help@host.example', 'Amparo help <help@host.example>']
    for (const MAIL_FROM of senders)
      expect(readStandaloneSettings({ SMTP_URL: 'smtps://user:p%40ss@mail.example:2465', MAIL_FROM })).toMatchObject({
        MAIL_FROM,
      })
  })

  it('give the same secret to every replica, whatever its length', () => {
    const long = 'a secret of forty-two signs, and some more'
    const names = [
      'LONG_OPERATIONS',
      'PHONE_VERIFICATION',
      'CLAIM_STATUS',
      'PAYMENT_DETAILS',
      'LETTERS',
      'DRAFTS',
      'USERS',
      'MAIL',
      'POLICIES',
      'OBJECT_STORE',
    ].map((name) => `${name}_SECRET`)
    const env = { DATABASE_URL: 'postgres://x', ...Object.fromEntries(names.map((name) => [name, name + long])) }
    const { secrets } = readStandaloneSettings(env)
    expect(readStandaloneSettings(env).secrets).toEqual(secrets)
    expect(new Set(Object.values(secrets).map(({ current }) => current)).size).toBe(names.length)
    for (const name of names)
      expect(() => readStandaloneSettings({ ...env, [name]: undefined })).toThrow(
        `${name} is missing: with DATABASE_URL`,
      )
    for (const { current } of Object.values(secrets)) expect(current).toMatch(/^[0-9a-f]{64}$/)
  })
})
