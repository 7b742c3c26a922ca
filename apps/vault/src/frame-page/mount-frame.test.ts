import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN, openTestVault, PORTAL, type TestVault } from '../testing/vault.ts'
import { mountFrame } from './mount-frame.ts'

let vault: TestVault
beforeAll(async () => {
  vault = await openTestVault()
})
afterAll(() => vault.close())

const channel = 'abcdefghijklmnopqrstuv'
const frame = (query: Record<string, string>) => vault.open.inject({ url: '/frame', query })

describe('the frame page', () => {
  it('may be framed by the portals only and runs nothing but its own script', async () => {
    const { statusCode, headers } = await frame({ channel, parent: PORTAL })
    expect(statusCode).toBe(200)
    expect(String(headers['content-security-policy']).split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      `frame-ancestors ${PORTAL} https://other.test`,
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      "trusted-types 'none'",
    ])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it.each(['number', 'expiry', 'cvv'])('is the %s field of a payment card under the same policy', async (field) => {
    const [login, payment] = [
      await frame({ channel, parent: PORTAL }),
      await frame({ channel, parent: PORTAL, field, form: channel }),
    ]
    expect(payment.statusCode).toBe(200)
    for (const name of ['content-security-policy', 'cache-control', 'referrer-policy', 'permissions-policy'])
      expect(payment.headers[name]).toBe(login.headers[name])
  })

  it('has its theme and text direction before any script runs', async () => {
    const { body } = await frame({ channel, parent: 'https://other.test', theme: 'dark', dir: 'rtl' })
    expect(body).toContain('<html data-theme="dark" dir="rtl" lang="en">')
  })

  it.each([
    ['a foreign parent', { channel, parent: 'http://evil.test' }],
    ['a parent that only begins like a portal', { channel, parent: `${PORTAL}.evil.test` }],
    ['no parent', { channel }],
    ['the vault as its own parent', { channel, parent: ORIGIN }],
    ['an unknown field', { channel, parent: PORTAL, field: 'pin', form: channel }],
    ['a payment field without a form', { channel, parent: PORTAL, field: 'cvv' }],
    ['a malformed form', { channel, parent: PORTAL, field: 'cvv', form: 'short' }],
    ['a form around the login page’s field', { channel, parent: PORTAL, form: channel }],
    ['a malformed channel', { channel: 'short', parent: PORTAL }],
    ['markup as a theme', { channel, parent: PORTAL, theme: '"><script>' }],
  ])('refuses %s with a plain page', async (_, query) => {
    const answer = await frame(query as Record<string, string>)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.body).not.toContain('script')
  })

  it('has files that may be cached forever, and serves no others', async () => {
    const asset = await vault.open.inject({ url: '/assets/frame-abc.js' })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'cross-origin-resource-policy': 'same-origin',
    })
    for (const url of ['/frame.html', '/assets/', '/assets/../frame.html', '/assets/%2e%2e/frame.html', '/'])
      expect((await vault.open.inject({ url })).statusCode).toBe(404)
  })

  it('explains what to do when it is not built', async () => {
    await expect(mountFrame(vault.open, { folder: '/nowhere', portalOrigins: [] })).rejects.toThrow('npm run build')
  })
})

describe('every answer', () => {
  it.each(['/healthz', '/unknown', '/frame'])('carries the security headers (%s)', async (url) => {
    for (const app of [vault.open, vault.internal])
      expect((await app.inject({ url })).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      })
  })
})

it('is healthy as long as its database answers', async () => {
  expect((await vault.open.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  const query = async () => Promise.reject(new Error('away'))
  const broken = await openTestVault({ database: { ...vault.database, query } })
  for (const app of [broken.open, broken.internal]) {
    const answer = await app.inject({ url: '/healthz' })
    expect([answer.statusCode, answer.json().error_code]).toEqual([503, 'service_unavailable'])
  }
  await broken.close()
})
