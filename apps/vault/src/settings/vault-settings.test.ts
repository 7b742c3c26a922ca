import { describe, expect, it } from 'vitest'
import { readVaultSettings } from './vault-settings.ts'

const DATABASE = { VAULT_DATABASE_URL: 'postgresql://vault@localhost/vault' }
const KEY = { VAULT_FINGERPRINT_KEY: 'ab'.repeat(32) }
const SECRET = { VAULT_INTERNAL_SECRET: 'a secret of more than thirty-two letters' }
const [OLD, NEW] = ['ab'.repeat(32), 'cd'.repeat(32)]
const PROVIDER = {
  VAULT_TRAVEL_PROVIDER_URL: 'https://documents.test/redirects',
  VAULT_TRAVEL_PROVIDER_KEY: 'a key',
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_abababab' }
const PRODUCTION = {
  ...DATABASE,
  ...KEY,
  ...SECRET,
  NODE_ENV: 'production',
  VAULT_ORIGIN: 'https://vault.test',
  PORTAL_ORIGINS: 'https://a.test',
}

describe('the settings of the vault', () => {
  it('all have defaults', () => {
    expect(readVaultSettings({ HOME: '/root', PORT: '4000' })).toEqual({
      host: '127.0.0.1',
      port: 4001,
      origin: 'http://localhost:4001',
      internalHost: '127.0.0.1',
      internalPort: 4002,
      dataFolder: './data/vault',
      databaseUrl: undefined,
      fingerprintKey: undefined,
      previousFingerprintKeys: [],
      internalSecret: undefined,
      portalOrigins: ['http://localhost:4000'],
      isDemo: true,
      partnerKeys: undefined,
      travelProvider: { kind: 'simulated' },
      paymentProcessor: { kind: 'simulated' },
      tokenHours: 12,
      cardDays: 4015,
      callsAMinute: 30,
      proxies: 0,
      appliesMigrations: true,
      drainSeconds: 0,
      assetsFolder: undefined,
      logLevel: 'info',
    })
  })

  it('accept several portals', () => {
    const { portalOrigins } = readVaultSettings({
      PORTAL_ORIGINS: 'https://a.test, https://bank.b.test:8443,http://[::1]:4000',
    })
    expect(portalOrigins).toEqual(['https://a.test', 'https://bank.b.test:8443', 'http://[::1]:4000'])
  })

  it('accept a database with its key and secret', () => {
    expect(readVaultSettings({ ...DATABASE, ...KEY, ...SECRET })).toMatchObject({
      databaseUrl: DATABASE.VAULT_DATABASE_URL,
      fingerprintKey: KEY.VAULT_FINGERPRINT_KEY,
      previousFingerprintKeys: [],
      internalSecret: SECRET.VAULT_INTERNAL_SECRET,
    })
  })

  it('accept issuer partners, one of them with a second key that replaces its old one', () => {
    const { partnerKeys } = readVaultSettings({
      VAULT_PARTNER_KEYS: `bank:${OLD}, bank:${NEW},other-1:${'0f'.repeat(32)}`,
    })
    expect([...(partnerKeys ?? [])]).toEqual([
      ['bank', [Buffer.alloc(32, 0xab), Buffer.alloc(32, 0xcd)]],
      ['other-1', [Buffer.alloc(32, 0x0f)]],
    ])
  })

  it.each([
    [{}, { kind: 'simulated' }],
    [{ VAULT_TRAVEL_PROVIDER: 'none' }, { kind: 'none' }],
    [{ ...PRODUCTION, ...STRIPE }, { kind: 'none' }],
    [{ ...DATABASE, ...KEY, ...SECRET }, { kind: 'none' }],
    [PROVIDER, { kind: 'https', url: 'https://documents.test/redirects', key: 'a key' }],
  ])('choose with %j the travel-document provider %j', (env, provider) => {
    expect(readVaultSettings(env).travelProvider).toEqual(provider)
  })

  it.each([
    [{}, { kind: 'simulated' }],
    [{ AMPARO_WITHOUT: 'sms, payments' }, { kind: 'none' }],
    [{ ...PRODUCTION, AMPARO_WITHOUT: 'payments' }, { kind: 'none' }],
    [{ ...DATABASE, ...KEY, ...SECRET }, { kind: 'none' }],
    [STRIPE, { kind: 'stripe', secretKey: STRIPE.STRIPE_SECRET_KEY, apiUrl: undefined }],
    [
      { ...STRIPE, STRIPE_API_URL: 'http://localhost:12111', ...PRODUCTION },
      { kind: 'stripe', secretKey: STRIPE.STRIPE_SECRET_KEY, apiUrl: 'http://localhost:12111' },
    ],
  ])('choose with %j the payment processor %j', (env, processor) => {
    expect(readVaultSettings(env).paymentProcessor).toEqual(processor)
  })

  it.each<[Record<string, string>, RegExp]>([
    [PRODUCTION, /^STRIPE_SECRET_KEY is missing: with NODE_ENV=production it has to be given, or AMPARO_WITHOUT names/],
    [{ ...STRIPE, AMPARO_WITHOUT: 'payments' }, /^AMPARO_WITHOUT is wrong: it names payments, but STRIPE_SECRET_KEY/],
    [{ ...PRODUCTION, VAULT_DATABASE_URL: '' }, /^VAULT_DATABASE_URL is missing: in production the vault needs it/],
    [{ ...PRODUCTION, VAULT_ORIGIN: '' }, /^VAULT_ORIGIN is missing: in production/],
    [{ ...PRODUCTION, PORTAL_ORIGINS: '' }, /^PORTAL_ORIGINS is missing: in production/],
    [{ ...PRODUCTION, VAULT_ORIGIN: 'http://vault.test' }, /^VAULT_ORIGIN is wrong: in production http/],
    [{ ...PRODUCTION, PORTAL_ORIGINS: 'http://a.test' }, /^PORTAL_ORIGINS is wrong: in production http/],
    [{ DATABASE_MIGRATIONS: 'later' }, /^DATABASE_MIGRATIONS is wrong: apply or expect/],
    [{ AMPARO_DATE: 'x' }, /^AMPARO_DATE is not a setting/],
    [{ VAULT_PROT: '1' }, /^VAULT_PROT is not a setting/],
    [{ VAULT_PORT: 'abc' }, /^VAULT_PORT is wrong: a port/],
    [{ VAULT_PORT: '70000' }, /^VAULT_PORT is wrong: a port/],
    [{ VAULT_PORT: '4002' }, /^VAULT_INTERNAL_PORT is wrong/],
    [{ VAULT_ORIGIN: 'vault.test' }, /^VAULT_ORIGIN is wrong: an origin looks like/],
    [{ VAULT_TOKEN_HOURS: '0' }, /^VAULT_TOKEN_HOURS is wrong: a whole number/],
    [{ VAULT_CARD_DAYS: '0' }, /^VAULT_CARD_DAYS is wrong: a whole number/],
    [{ VAULT_TOKEN_HOURS: '1.5' }, /^VAULT_TOKEN_HOURS is wrong/],
    [{ VAULT_CALLS_A_MINUTE: '0' }, /^VAULT_CALLS_A_MINUTE is wrong: a whole number/],
    [{ VAULT_PROXIES: '-1' }, /^VAULT_PROXIES is wrong/],
    [{ VAULT_DATABASE_URL: 'mysql://x' }, /^VAULT_DATABASE_URL is wrong/],
    [{ VAULT_FINGERPRINT_KEY: 'abc' }, /^VAULT_FINGERPRINT_KEY is wrong: 64/],
    [{ VAULT_FINGERPRINT_KEY_PREVIOUS: `${OLD},abc` }, /^VAULT_FINGERPRINT_KEY_PREVIOUS is wrong: keys of 64/],
    [{ VAULT_INTERNAL_SECRET: 'short' }, /^VAULT_INTERNAL_SECRET is wrong: at least 32/],
    [{ ...DATABASE, ...SECRET }, /^VAULT_FINGERPRINT_KEY is missing/],
    [{ ...DATABASE, ...KEY }, /^VAULT_INTERNAL_SECRET is missing/],
    [{ PORTAL_ORIGINS: 'https://a.test/' }, /^PORTAL_ORIGINS is wrong: origins look like/],
    [{ PORTAL_ORIGINS: 'https://a.test,' }, /^PORTAL_ORIGINS is wrong/],
    [{ PORTAL_ORIGINS: 'https://A.test' }, /^PORTAL_ORIGINS is wrong/],
    [{ PORTAL_ORIGINS: 'https://a.test:443' }, /^PORTAL_ORIGINS is wrong/],
    [{ PORTAL_ORIGINS: 'https://*.test' }, /^PORTAL_ORIGINS is wrong/],
    [{ PORTAL_ORIGINS: "https://a.test;script-src'" }, /^PORTAL_ORIGINS is wrong/],
    [{ PORTAL_ORIGINS: 'ftp://a.test' }, /^PORTAL_ORIGINS is wrong/],
    [{ PORTAL_ORIGINS: 'null' }, /^PORTAL_ORIGINS is wrong/],
    ...[
      'bank',
      `bank:${OLD}0`,
      `bank:${OLD},`,
      `:${OLD}`,
      `Bank:${OLD}`,
      `a b:${OLD}`,
      `bank=${OLD}`,
      `bank:${'x'.repeat(64)}`,
    ].map((text): [Record<string, string>, RegExp] => [
      { VAULT_PARTNER_KEYS: text },
      /^VAULT_PARTNER_KEYS is wrong: partners look like/,
    ]),
    [{ VAULT_PARTNER_KEYS: `bank:${OLD},other:${OLD}` }, /^VAULT_PARTNER_KEYS is wrong: every key is there once/],
    [{ VAULT_PARTNER_KEYS: `bank:${OLD},bank:${OLD.toUpperCase()}` }, /^VAULT_PARTNER_KEYS is wrong: every key/],
    [{ VAULT_PARTNER_KEYS: `bank:${OLD},bank:${NEW},bank:${'0f'.repeat(32)}` }, /a partner has at most two keys/],
    [{ VAULT_TRAVEL_PROVIDER: 'other' }, /^VAULT_TRAVEL_PROVIDER is wrong: simulated or none/],
    [{ VAULT_TRAVEL_PROVIDER: 'simulated', ...PRODUCTION }, /^VAULT_TRAVEL_PROVIDER is wrong: the simulated/],
    [{ ...PROVIDER, VAULT_TRAVEL_PROVIDER: 'simulated' }, /^VAULT_TRAVEL_PROVIDER is wrong: VAULT_TRAVEL_PROVIDER_URL/],
    [{ ...PROVIDER, VAULT_TRAVEL_PROVIDER_KEY: '' }, /^VAULT_TRAVEL_PROVIDER_KEY is missing/],
    [{ ...PROVIDER, VAULT_TRAVEL_PROVIDER_URL: '' }, /^VAULT_TRAVEL_PROVIDER_URL is missing/],
    [{ ...PROVIDER, VAULT_TRAVEL_PROVIDER_URL: 'http://documents.test' }, /^VAULT_TRAVEL_PROVIDER_URL is wrong/],
    [{ STRIPE_SECRET_KEY: 'abababab' }, /^STRIPE_SECRET_KEY is wrong: it begins with sk_ or rk_/],
    [{ STRIPE_API_URL: 'https://stripe.test' }, /^STRIPE_SECRET_KEY is missing: STRIPE_API_URL is for it/],
    [{ ...STRIPE, STRIPE_API_URL: 'http://stripe.test' }, /^STRIPE_API_URL is wrong: it looks like/],
    [{ ...STRIPE, STRIPE_API_URL: 'https://stripe.test/v1' }, /^STRIPE_API_URL is wrong/],
    [{ STRIPE_KEY: 'sk_test_abababab' }, /^STRIPE_KEY is not a setting/],
    [
      { PORTAL_ORIGINS: 'http://localhost:4001' },
      /^PORTAL_ORIGINS is wrong: http:\/\/localhost:4001 is the vault itself/,
    ],
  ])('refuse %j in one line', (env, line) => {
    let message = ''
    try {
      readVaultSettings(env)
    } catch (error) {
      message = (error as Error).message
    }
    expect(message).toMatch(line)
    expect(message).not.toContain('\n')
    expect(message).not.toMatch(/abab|ABAB|xxxx/)
  })
})
