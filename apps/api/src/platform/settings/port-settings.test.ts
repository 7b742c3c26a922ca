import { describe, expect, it } from 'vitest'
import { readApiSettings } from '../../settings.ts'
import { adaptersIn } from './adapters.ts'
import { type Env, linesFor, MAIL, REAL, S3, SERVICE, SID, STRIPE, TOKEN, TWILIO, VAULT } from './testing/port-env.ts'

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
})
