import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { content, get, html, product, servePortal } from './testing/portal-plugin.ts'

servePortal()

describe('during maintenance', () => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  it.each(['/', '/login', '/usa/en_US/benefits', '/campaign/summer', '/nowhere'])(
    'shows the maintenance page at %s, with picture and texts from content [P-326, P-327, P-328]',
    async (url) => {
      product.isMaintenance = async () => true
      const { statusCode, headers, body } = await get(url)
      const text = content.content('en_US', 'portal-unavailable')['portal-unavailable']
      expect(statusCode).toBe(503)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '120' })
      expect(body).toContain(text.text)
      expect(body).toContain(`role="img" aria-label="${text.image_alt}"><svg`)
      expect(body).toContain('data-rendered="closed"')
      expect(body).not.toContain('card-form')
    },
  )

  it('uses the language of the address, and hides the brand on white-label hosts', async () => {
    const { body } = await get('/sau/ar_EEMEA/benefits', { ...html, host: 'ba.example.com' })
    expect(body).toContain(content.content('ar_EEMEA', 'portal-unavailable')['portal-unavailable'].title)
    expect(body).not.toContain('Amparo')
  })

  it('still serves content and assets', async () => {
    expect((await get('/content/en_US/shell.json')).statusCode).toBe(200)
    expect((await get('/assets/main-1.js')).statusCode).toBe(200)
  })

  it.each([
    ['is over', async () => false],
    ['cannot be read', () => Promise.reject(new Error('no database'))],
  ])('that %s, pages are available again', async (_, next) => {
    product.isMaintenance = next
    vi.setSystemTime(Date.now() + 2000)
    expect((await get('/')).statusCode).toBe(200)
  })
})
