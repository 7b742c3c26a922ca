import { describe, expect, it } from 'vitest'
import { readPortalSettings } from './portal-settings.ts'

const enough = {
  PORTAL_ORIGINS: 'https://portal.example',
  PORTAL_API_ORIGIN: 'http://api:4000',
  VAULT_ORIGIN: 'https://vault.example',
}

describe('the settings of the portal on its own', () => {
  it('need the places of portal, API and vault, and have defaults for the rest', () => {
    expect(readPortalSettings({ ...enough, NODE_ENV: 'production' })).toMatchObject({
      PORT: 4000,
      PORTAL_ORIGINS: ['https://portal.example'],
      PORTAL_ENVIRONMENT: 'production',
      AMPARO_DRAIN_SECONDS: 0,
    })
  })

  it.each([
    [{ PORTAL_ORIGINS: '' }, /^PORTAL_ORIGINS is missing/],
    [{ PORTAL_API_ORIGIN: '' }, /^PORTAL_API_ORIGIN is missing/],
    [{ PORTAL_API_ORIGIN: 'http://api:4000/' }, /^PORTAL_API_ORIGIN is wrong: an origin looks like/],
    [{ VAULT_ORIGIN: '' }, /^VAULT_ORIGIN is missing/],
    [{ VAULT_ORIGIN: 'https://portal.example' }, /^VAULT_ORIGIN is wrong: it is one of PORTAL_ORIGINS/],
    [{ NODE_ENV: 'production', VAULT_ORIGIN: 'http://vault.example' }, /^VAULT_ORIGIN is wrong: in production http/],
    [{ NODE_ENV: 'production', PORTAL_ORIGINS: 'http://a.example' }, /^PORTAL_ORIGINS is wrong: in production http/],
    [{ PORTAL_SUPPORT_PHONE: 'call us' }, /^PORTAL_SUPPORT_PHONE is wrong: a number such as/],
    [{ PORTAL_ENVIRONMENT: 'Live!' }, /^PORTAL_ENVIRONMENT is wrong/],
    [{ AMPARO_DRAIN_SECONDS: '61' }, /^AMPARO_DRAIN_SECONDS is wrong: a number of seconds from 0 to 60/],
    [{ AMPARO_DRAIN_SECONDS: 'soon' }, /^AMPARO_DRAIN_SECONDS is wrong/],
    [{ AMPARO_PROXIES: '11' }, /^AMPARO_PROXIES is wrong/],
    [{ UPLOAD_LIMIT_BYTES: '18999' }, /^UPLOAD_LIMIT_MOBILE_BYTES is wrong: it is more than UPLOAD_LIMIT_BYTES/],
    [{ PORTAL_HOME_EU: 'https://a.example' }, /^PORTAL_HOME_EU is not a setting/],
    [{ CARD_NETWORK_URI: 'https://a.example' }, /^CARD_NETWORK_URI is not a setting/],
  ])('say in one line what is wrong with %j', (env, line) =>
    expect(() => readPortalSettings({ ...enough, ...env })).toThrow(line),
  )

  it('allow origins of this machine without TLS, and settings of other processes', () => {
    const here = { PORTAL_ORIGINS: 'http://localhost:4000', VAULT_ORIGIN: 'http://127.0.0.1:4001' }
    expect(readPortalSettings({ ...enough, ...here, NODE_ENV: 'production', DATABASE_URL: 'x' }).VAULT_ORIGIN).toBe(
      'http://127.0.0.1:4001',
    )
  })
})
