import { describe, expect, it } from 'vitest'
import { readApiSettings } from '../../settings.ts'
import { adaptersIn } from './adapters.ts'
import { assertRealPorts } from './real-ports.ts'

type Env = Record<string, string>
const SID = `AC${'0a'.repeat(16)}`
const TOKEN = '1b'.repeat(16)
const SERVICE = `MG${'2c'.repeat(16)}`
const S3 = { S3_BUCKET: 'uploads', S3_REGION: 'eu-central-1' }
const MAIL = { SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'help@amparo.test' }
const TWILIO = { TWILIO_ACCOUNT_SID: SID, TWILIO_AUTH_TOKEN: TOKEN, TWILIO_FROM: '+15005550006' }
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_abcdefgh' }
const VAULT = { VAULT_INTERNAL_ORIGIN: 'http://vault:4002', VAULT_INTERNAL_SECRET: 'v'.repeat(32) }
const REAL: Env = {
  NODE_ENV: 'production',
  ...S3,
  ...MAIL,
  ...TWILIO,
  ...STRIPE,
  CLAMD_URL: 'tcp://clamd:3310',
  GOOGLE_MAPS_KEY: 'k'.repeat(39),
  VEHICLES_URL: 'https://vpic.nhtsa.dot.gov/api',
}
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(REAL).filter(([name]) => !names.includes(name)))
const linesFor = (env: Env): string[] => {
  try {
    readApiSettings(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('port settings', () => {
  it('choose nothing by default', () => {
    const { without: none, ...adapters } = adaptersIn(readApiSettings({}))
    expect(Object.values(adapters).every((one) => one === undefined)).toBe(true)
    expect(none).toEqual([])
  })

  it('choose an engine for each port', () => {
    expect(adaptersIn(readApiSettings(REAL))).toEqual({
      s3: {
        bucket: 'uploads',
        region: 'eu-central-1',
        endpoint: undefined,
        publicEndpoint: undefined,
        forcePathStyle: false,
        credentials: undefined,
        encryption: 'AES256',
      },
      smtp: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM },
      twilio: { accountSid: SID, authToken: TOKEN, callsFrom: '+15005550006' },
      clamdUrl: 'tcp://clamd:3310',
      stripe: { secretKey: STRIPE.STRIPE_SECRET_KEY },
      google: { key: REAL.GOOGLE_MAPS_KEY },
      vehiclesUrl: REAL.VEHICLES_URL,
      without: [],
    })
  })

  it('choose a store of one’s own, a messaging service, and charges through the vault', () => {
    const { s3, twilio, stripe } = adaptersIn(
      readApiSettings({
        ...S3,
        S3_ENDPOINT: 'http://minio:9000',
        S3_PUBLIC_ENDPOINT: 'https://files.test',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        S3_FORCE_PATH_STYLE: 'true',
        S3_ENCRYPTION: 'none',
        TWILIO_ACCOUNT_SID: SID,
        TWILIO_AUTH_TOKEN: TOKEN,
        TWILIO_MESSAGING_SERVICE: SERVICE,
        TWILIO_CALLS_FROM: '+15005550006',
        STRIPE_THROUGH_VAULT: 'true',
        ...VAULT,
      }),
    )
    expect(s3).toMatchObject({
      endpoint: 'http://minio:9000',
      publicEndpoint: 'https://files.test',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      forcePathStyle: true,
      encryption: 'none',
    })
    expect(twilio).toMatchObject({ callsFrom: '+15005550006', messagingService: SERVICE })
    expect(stripe).toEqual({ secretKey: VAULT.VAULT_INTERNAL_SECRET, url: VAULT.VAULT_INTERNAL_ORIGIN })
  })

  it.each<[Env, RegExp]>([
    [{ S3_BUCKET: 'Uploads', S3_REGION: 'x1' }, /^S3_BUCKET is wrong: the name of a bucket/],
    [{ ...S3, S3_REGION: 'EU' }, /^S3_REGION is wrong: a region such as/],
    [{ ...S3, S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT is wrong: an origin looks like/],
    [{ ...S3, S3_ENDPOINT: 'http://minio:9000/uploads' }, /^S3_ENDPOINT is wrong/],
    [{ ...S3, S3_FORCE_PATH_STYLE: 'yes' }, /^S3_FORCE_PATH_STYLE is wrong: true or false/],
    [{ ...S3, S3_ENCRYPTION: 'rot13' }, /^S3_ENCRYPTION is wrong: AES256, aws:kms or none/],
    [{ S3_BUKET: 'uploads' }, /^S3_BUKET is not a setting/],
    [{ ...MAIL, SMTP_URL: 'mail.test' }, /^SMTP_URL is wrong/],
    [{ ...MAIL, MAIL_FROM: 'help' }, /^MAIL_FROM is wrong/],
    [{ ...TWILIO, TWILIO_ACCOUNT_SID: 'AC1' }, /^TWILIO_ACCOUNT_SID is wrong: AC and 32/],
    [{ ...TWILIO, TWILIO_AUTH_TOKEN: 'secret' }, /^TWILIO_AUTH_TOKEN is wrong: 32 hexadecimal/],
    [{ ...TWILIO, TWILIO_FROM: '5550006' }, /^TWILIO_FROM is wrong: a phone number/],
    [{ ...TWILIO, TWILIO_MESSAGING_SERVICE: 'MG1' }, /^TWILIO_MESSAGING_SERVICE is wrong/],
    [{ TWILIO_SID: SID }, /^TWILIO_SID is not a setting/],
    [{ CLAMD_URL: 'clamd:3310' }, /^CLAMD_URL is wrong: an address such as tcp:/],
    [{ CLAMD_URL: 'tcp://clamd' }, /^CLAMD_URL is wrong/],
    [{ CLAMD_URL: 'tcp://clamd:3310/scan' }, /^CLAMD_URL is wrong/],
    [{ CLAMD_URL: 'unix://clamd.sock' }, /^CLAMD_URL is wrong/],
    [{ CLAMD_HOST: 'clamd' }, /^CLAMD_HOST is not a setting/],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /^STRIPE_SECRET_KEY is wrong/],
    [{ ...STRIPE, STRIPE_API_URL: 'stripe' }, /^STRIPE_API_URL is wrong/],
    [{ STRIPE_THROUGH_VAULT: '1' }, /^STRIPE_THROUGH_VAULT is wrong: true or false/],
    [{ GOOGLE_MAPS_KEY: 'short' }, /^GOOGLE_MAPS_KEY is wrong/],
    [{ VEHICLES_URL: 'vpic' }, /^VEHICLES_URL is wrong/],
    [{ AMPARO_WITHOUT: 'mail' }, /^AMPARO_WITHOUT is wrong: of sms, payments/],
    [{ AMPARO_WITHOUT: 'maps,maps' }, /^AMPARO_WITHOUT is wrong/],
    [{ AMPARO_WITHOUT: 'maps,' }, /^AMPARO_WITHOUT is wrong/],
  ])('are refused in one line: %j', (env, line) => {
    expect(linesFor(env)).toEqual([expect.stringMatching(line)])
    expect(linesFor(env).join()).not.toMatch(/0a0a|1b1b/)
  })

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
  ])('that contradict each other are refused, one line for each: %j', (env, ...lines) =>
    expect(linesFor(env)).toEqual(lines),
  )
})

describe('with NODE_ENV=production', () => {
  it('a line names each port that has no engine', () => {
    expect(linesFor({ NODE_ENV: 'production' })).toEqual([
      'S3_BUCKET is missing: with NODE_ENV=production it has to be given',
      'SMTP_URL is missing: with NODE_ENV=production it has to be given',
      ...[
        ['TWILIO_ACCOUNT_SID', 'sms'],
        ['STRIPE_SECRET_KEY', 'payments'],
        ['CLAMD_URL', 'malware-scan'],
        ['GOOGLE_MAPS_KEY', 'maps'],
        ['VEHICLES_URL', 'vehicles'],
      ].map(
        ([name, port]) =>
          `${name} is missing: with NODE_ENV=production it has to be given, or AMPARO_WITHOUT names ${port}`,
      ),
    ])
  })

  it('nothing is wrong with an engine for each port, or a decision to go without', () => {
    expect(linesFor(REAL)).toEqual([])
    expect(linesFor({ ...without('STRIPE_SECRET_KEY'), ...VAULT, STRIPE_THROUGH_VAULT: 'true' })).toEqual([])
    const little = { NODE_ENV: 'production', ...S3, ...MAIL, PHONE_VERIFIED_BENEFITS: 'none' }
    expect(linesFor({ ...little, AMPARO_WITHOUT: 'sms, payments, malware-scan, maps, vehicles' })).toEqual([])
  })

  it('half an engine gets one line, not two', () => {
    expect(linesFor(without('S3_BUCKET'))).toEqual(['S3_BUCKET is missing: with S3_REGION it has to be given'])
  })

  it.each([
    ['uploads', { s3: undefined }],
    ['mail', { smtp: undefined }],
    ['sms', { twilio: undefined }],
    ['payments', { stripe: undefined }],
    ['malware-scan', { clamdUrl: undefined }],
  ])('code that did not read the settings gets no simulated %s', (port, change) => {
    const real = adaptersIn(readApiSettings(REAL))
    assertRealPorts(real, { NODE_ENV: 'production' })
    assertRealPorts({ ...real, ...change }, { NODE_ENV: 'test' })
    expect(() => assertRealPorts({ ...real, ...change }, { NODE_ENV: 'production' })).toThrow(
      `${port}: the embedded adapters do not run with NODE_ENV=production`,
    )
  })
})
