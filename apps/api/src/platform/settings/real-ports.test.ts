import { describe, expect, it } from 'vitest'
import { readApiSettings } from '../../settings.ts'
import { adaptersIn } from './adapters.ts'
import { assertRealPorts } from './real-ports.ts'
import { linesFor, MAIL, REAL, S3, VAULT } from './testing/port-env.ts'

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(REAL).filter(([name]) => !names.includes(name)))

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
