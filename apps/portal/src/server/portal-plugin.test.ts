import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '@amparo/content/load-content'
import { directionOf, type Locale, locales, localeTags } from '@amparo/rules/locales'
import { createApp } from '@amparo/service/create-app'
import { createLogger } from '@amparo/service/logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { portalPlugin } from './portal-plugin.ts'
import * as renderer from './render-page.tsx'

const content = loadContent()
const html = { accept: 'text/html' }
const assetFolder = mkdtempSync(join(tmpdir(), 'portal-assets-'))
let clockOffsetMs = 0
let isMaintenance = async () => false
let app: FastifyInstance

beforeAll(async () => {
  writeFileSync(join(assetFolder, 'main-1.js'), 'export {}')
  writeFileSync(join(assetFolder, 'inter-latin-wght-normal-1.woff2'), '')
  app = createApp({ logger: createLogger({ name: 'test', level: 'silent' }) })
  await app.register(portalPlugin, {
    content,
    isMaintenance: () => isMaintenance(),
    productHomes: { lac: 'https://home.example/lac' },
    settings: () => ({
      vaultOrigin: 'https://vault.test',
      cmsBase: '/content',
      space: 'benefits',
      clockOffsetMs,
      supportPhone: null,
      cardNetworkUrl: null,
      demo: false,
    }),
    build: {
      template: readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8'),
      styleHashes: ["'sha256-abc='"],
      scriptHashes: ["'sha256-def='"],
      assets: ['main-1.js', 'inter-latin-wght-normal-1.woff2'],
      assetFolder,
      renderer,
    },
  })
})
afterAll(async () => {
  await app.close()
  rmSync(assetFolder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = html) => app.inject({ url, headers })

it('serves exactly fourteen locales [P-297]', () => {
  expect(locales).toHaveLength(14)
})

it.each(locales)(
  'draws card entry in %s, whole, before any script runs [P-298, P-299, P-300, P-301, P-302, P-303, P-304, P-305, P-306, P-307, P-308, P-309, P-310, P-311]',
  async (locale: Locale) => {
    const { body, statusCode } = await get(locale === 'en_US' ? '/' : `/${locale}/login`)
    const { title, submit } = content.content(locale, 'pan-entry-page')['pan-entry-page']
    expect(statusCode).toBe(200)
    expect(body).toContain(`<html lang="${localeTags[locale]}" dir="${directionOf(locale)}" data-brand="amparo">`)
    expect(body).toContain(`<h1 tabindex="-1">${title}</h1>`)
    expect(body).toContain(`${submit}</button>`)
    expect(body).toContain(`<title>${title} · Amparo</title>`)
  },
)

it.each(['/', '/login', '/?logout=1', '/en_US/login'])('serves card entry at %s [P-052, P-076]', async (url) => {
  expect((await get(url)).body).toContain('data-rendered="page"')
})

it.each(['/usa/en_US/benefits', '/usa/en_US', '/nowhere/at/all', '/xx_XX/whatever', '/xx_XX/login'])(
  'serves the app for the page %s',
  async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('data-rendered="shape"')
    expect(body).not.toContain('>Amparo<')
  },
)

it('serves the shape of a page in the language of its address', async () => {
  expect((await get('/sau/ar_EEMEA/benefits')).body).toContain('<html lang="ar-SA" dir="rtl"')
})

it.each([
  ['/api/nothing', html],
  ['/favicon.ico', { accept: 'image/*' }],
])('has no page for %s', async (url, headers) => {
  expect((await get(url, headers)).statusCode).toBe(404)
})

it('has no logo and no name of the brand on a host that starts with "ba" [P-321, P-322, P-324, P-325]', async () => {
  const { body } = await get('/', { ...html, host: 'bank-one.example.com' })
  expect(body).toContain('data-brand="neutral"')
  expect(body).not.toContain('Amparo')
})

it.each(locales)('writes no style attribute, no inline script and no handler in %s', async (locale: Locale) => {
  const { body } = await get(`/${locale}/login`)
  expect(body).not.toMatch(/<[^>]*\s(style|on\w+)=/)
  for (const [, attributes] of body.matchAll(/<script\b([^>]*)>/g)) {
    expect(attributes).toMatch(/\bsrc="|type="application\/json"/)
  }
})

it('allows scripts, styles and fonts of its own origin, the vault’s frame and calls, and nothing else', async () => {
  const { headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-def='; style-src 'self' 'sha256-38RhX\S+ 'sha256-abc=';/,
  )
  expect(policy).toContain("connect-src 'self' https://vault.test;")
  expect(policy).toContain('frame-src https://vault.test')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types amparo-worker")
  expect(policy).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  })
})

it('reads content by language and slug, by collection, and by entry [P-320, P-400]', async () => {
  expect((await get('/content/pt_BR/pan-entry-page.json')).json()).toMatchObject({ slug: 'pan-entry-page' })
  expect((await get('/content/en_US/cdw.json')).json()).toMatchObject({ slug: 'cdw' })
})

it.each([
  ['/content/xx_XX/shell.json', 403],
  ['/content/en_US/nothing.json', 404],
  ['/content/en_US/..%2f..%2fpackage.json', 404],
])('answers %s with %i [P-314]', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})

it.each(['/', '/content/en_US/shell.json'])('answers 304 when the browser has %s already', async (url) => {
  const first = await get(url)
  const again = await get(url, { ...html, 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it.each(['br', 'gzip'])('packs pages with %s', async (encoding) => {
  const { headers, rawPayload } = await get('/', { ...html, 'accept-encoding': encoding })
  expect(headers['content-encoding']).toBe(encoding)
  expect(rawPayload.length).toBeLessThan((await get('/')).rawPayload.length / 2)
})

it('tells a page about new settings at once', async () => {
  const before = await get('/')
  clockOffsetMs = 86_400_000
  const after = await get('/')
  expect(after.body).toContain('"clockOffsetMs":86400000')
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

it('keeps assets for good, since their names change with them', async () => {
  const { headers, statusCode } = await get('/assets/main-1.js')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('immutable')
  expect((await get('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404)
})

it.each(['/', '/?utm=1'])('leads %s of a host with "lac" in its name to the product’s home [P-124]', async (url) => {
  const { statusCode, headers } = await get(url, { ...html, host: 'lac.example.com' })
  expect(statusCode).toBe(302)
  expect(headers).toMatchObject({ location: 'https://home.example/lac', 'cache-control': 'no-store' })
})

it.each([
  ['/?logout=1', 'lac.example.com'],
  ['/es_LAC/login', 'lac.example.com'],
  ['//', 'lac.example.com'],
  ['/', 'us.example.com'],
])('shows the page at %s of %s, where no other is configured [P-125]', async (url, host) => {
  expect((await get(url, { ...html, host })).statusCode).toBe(200)
})

describe('during maintenance', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  it.each(['/', '/login', '/usa/en_US/benefits', '/campaign/summer', '/nowhere'])(
    'shows %s closed, with picture and words of the content [P-326, P-327, P-328]',
    async (url) => {
      isMaintenance = async () => true
      const { statusCode, headers, body } = await get(url)
      const text = content.content('en_US', 'portal-unavailable')['portal-unavailable']
      expect(statusCode).toBe(503)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '120' })
      expect(body).toContain(text.text)
      expect(body).toContain(`role="img" aria-label="${text.image_alt}"><svg`)
      expect(body).toContain('data-rendered="closed"')
      expect(body).not.toContain('login-form')
    },
  )

  it('speaks the language of the address, and hides the brand where it must', async () => {
    const { body } = await get('/sau/ar_EEMEA/benefits', { ...html, host: 'ba.example.com' })
    expect(body).toContain(content.content('ar_EEMEA', 'portal-unavailable')['portal-unavailable'].title)
    expect(body).not.toContain('Amparo')
  })

  it('keeps its content and files', async () => {
    expect((await get('/content/en_US/shell.json')).statusCode).toBe(200)
    expect((await get('/assets/main-1.js')).statusCode).toBe(200)
  })

  it.each([
    ['is over', async () => false],
    ['cannot be asked for', () => Promise.reject(new Error('no database'))],
  ])('that %s, pages are there again', async (_, next) => {
    isMaintenance = next
    vi.setSystemTime(Date.now() + 2000)
    expect((await get('/')).statusCode).toBe(200)
  })
})
