import { directionOf, type Locale, languageTag, locales } from '@amparo/rules/locale/locales'
import { expect, it } from 'vitest'
import { content, get, html, listens, product, rendered, servePortal } from './testing/portal-plugin.ts'

servePortal()

it('serves exactly fourteen locales [P-297]', () => {
  expect(locales).toHaveLength(14)
})

it.each(locales)('renders card entry in %s completely, before any script runs', async (locale) => {
  const { body, statusCode } = await get(locale === 'en_US' ? '/' : `/${locale}/login`)
  const { title, submit } = content.content(locale, 'pan-entry-page')['pan-entry-page']
  expect(statusCode).toBe(200)
  expect(body).toContain(`<html lang="${languageTag(locale)}" dir="${directionOf(locale)}" data-brand="amparo">`)
  expect(body).toContain(`<h1 tabindex="-1">${title}</h1>`)
  expect(body).toContain(`${submit}</button>`)
  expect(body).toContain(`<title>${title} · Amparo</title>`)
})

it.each(['/', '/login', '/?logout=1', '/en_US/login'])('serves card entry at %s [P-052, P-076, P-X01]', async (url) => {
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

it.each([
  ['/usa/en_US/benefits', true],
  ['/usa/en_US/benefits/?utm=1', true],
  ['/usa/en_US/benefits/CDW', false],
  ['/usa/en_US/claims', false],
])('has the shape of the benefits home at %s: %s', async (url, isHome) => {
  expect((await get(url)).body.includes('page-skeleton-grid')).toBe(isHome)
})

it.each(['/?utm=1', '/usa/en_US/claim-status?postal_code=62704', '/login?ott=x'])(
  'lets nothing store %s, because a query may say something about a person',
  async (url) => expect((await get(url)).headers['cache-control']).toBe('no-store'),
)

it('serves a page in the language of its address', async () => {
  expect((await get('/sau/ar_EEMEA/benefits')).body).toContain('<html lang="ar-SA" dir="rtl"')
})

it.each<[string, Locale]>([
  ['/', 'en_US'],
  ['/sau/ar_EEMEA/benefits', 'ar_EEMEA'],
  ['/bra/pt_BR/claims', 'pt_BR'],
])(
  'has a message in %s for a script that is missing or not allowed, with a way to reload and to call',
  async (url, locale) => {
    const { body } = await get(url)
    const { error_title, error_retry } = content.content(locale, 'shell')
    const { phone_hint_without_number: call } = content.content(locale, 'portal-unavailable')['portal-unavailable']
    const { needs_script } = content.content(locale, 'pan-entry-page')['pan-entry-page']
    const [message = ''] = /<div id="script-failed"[^>]* hidden>.*?<\/div>/.exec(body) ?? []
    expect(message).toContain(`<h1>${error_title}</h1>`)
    expect(message).toContain(`<a class="button" href="">${error_retry}</a>`)
    expect(message).toContain(call)
    const [noscript = ''] = /<noscript>.*?<\/noscript>/.exec(body) ?? []
    expect(noscript).toContain(needs_script)
    expect(noscript).toContain(call)
  },
)

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

it('allows scripts, styles and fonts from its own origin, the vault’s frame and calls, uploads to the bucket, and nothing else', async () => {
  const { headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-def='; style-src 'self' 'sha256-38RhX\S+ 'sha256-abc=';/,
  )
  expect(policy).toContain("connect-src 'self' https://vault.test https://uploads.test;")
  expect(policy).toContain("frame-src 'self' https://vault.test")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types amparo-worker")
  expect(policy).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  })
})

it.each(['/', '/content/en_US/shell.json'])('answers 304 when the browser has %s already', async (url) => {
  const first = await get(url)
  const again = await get(url, { ...html, 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it.each(['br', 'gzip'])('compresses pages with %s', async (encoding) => {
  const { headers, rawPayload } = await get('/', { ...html, 'accept-encoding': encoding })
  expect(headers['content-encoding']).toBe(encoding)
  expect(rawPayload.length).toBeLessThan((await get('/')).rawPayload.length / 2)
})

it('serves pages with new settings at once', async () => {
  const before = await get('/')
  product.clockOffsetMs = 86_400_000
  const after = await get('/')
  expect(after.body).toContain('"clockOffsetMs":86400000')
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

it('lets assets be cached forever, since their names change with their content', async () => {
  const { headers, statusCode } = await get('/assets/main-1.js')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('immutable')
  expect((await get('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404)
})

it.each(['/', '/?utm=1'])(
  'redirects %s of a host with "lac" in its name to the product’s home [P-124]',
  async (url) => {
    const { statusCode, headers } = await get(url, { ...html, host: 'lac.example.com' })
    expect(statusCode).toBe(302)
    expect(headers).toMatchObject({ location: 'https://home.example/lac', 'cache-control': 'no-store' })
  },
)

it.each([
  ['/?logout=1', 'lac.example.com'],
  ['/es_LAC/login', 'lac.example.com'],
  ['//', 'lac.example.com'],
  ['/', 'us.example.com'],
])('shows the page at %s of %s if no other is configured [P-X12]', async (url, host) => {
  expect((await get(url, { ...html, host })).statusCode).toBe(200)
})

it('renders card entry for every language and brand once, as soon as it listens', async () => {
  await listens()
  const all = locales.flatMap((locale) => [`${locale} amparo`, `${locale} neutral`])
  await expect.poll(() => rendered.toSorted()).toEqual(all.toSorted())
  await get('/ko_KR/login')
  expect(rendered).toHaveLength(all.length)
})

it.each(['/verify', '/th_TH/verify', '/continue', '/ar_EEMEA/continue'])(
  'serves %s, which is neither stored nor found by a search',
  async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('data-rendered="shape"')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  },
)
