import { loadContent } from '@amparo/content/load-content'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { readPdf, squeezed } from '../testing/read-pdf.ts'
import { pdfFileRoutes } from './pdf-file-routes.ts'

const content = loadContent()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })
const portuguese = '/documents/guides/bra/hbk/cdw.pt_br.pdf'
const indian = '/documents/guides/ind/hcl/tin.en_ap.pdf'
const form = '/documents/claim-forms/ind/tin.pdf'

describe('the guide to benefits as a file', () => {
  it.each([
    ['Brazil in Portuguese', portuguese, 'pt-BR', 'R$250.000', '15/11/2026', ['Inter-Regular', 'Inter-SemiBold']],
    ['Brazil in English', portuguese.replace('pt_br', 'en_lac'), 'en-GB', 'R$250,000', '15/11/2026', null],
    ['India', indian, 'en-GB', '₹2,125,000', '15/11/2026', null],
  ])(
    'has the same text as the page for %s, with its own amounts [P-269, P-270]',
    async (_, url, lang, sum, date, fonts) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const { source, pages, fontNames } = readPdf(answer.rawPayload)
      const text = pages.join('')
      const locale = lang === 'pt-BR' ? 'pt_BR' : url === indian ? 'en_AP' : 'en_LAC'
      const labels = content.content(locale, 'guide-page')

      expect(source).toContain(`/Lang (${lang})`)
      expect(text).toContain(sum)
      expect(text).toContain(date)
      for (const part of ['who', 'covered', 'limits', 'exclusions', 'claim', 'definitions', 'general'] as const)
        expect(text.split(squeezed(labels[part])).length, labels[part]).toBeGreaterThan(2)
      for (const paragraph of labels.general_body) expect(text).toContain(squeezed(paragraph))
      pages.forEach((page, place) => {
        const numbers = labels.page_of.replace('{page}', String(place + 1)).replace('{pages}', String(pages.length))
        expect(page.endsWith(squeezed(numbers))).toBe(true)
      })
      if (fonts) expect(fontNames).toEqual(fonts)
      expect(text).not.toMatch(/\{|\}|amparo|undefined/i)
    },
  )

  it('has text that can be copied, with every Portuguese letter', async () => {
    const guide = content.content('pt_BR', 'guides')['masterrental-2']
    const text = readPdf((await get(portuguese)).rawPayload).pages.join('')
    const { who = [], covered = [], exclusions = [] } = guide
    expect(who.length * covered.length * exclusions.length).toBeGreaterThan(0)
    for (const item of [...who, ...covered, ...exclusions]) expect(text).toContain(squeezed(item))
    expect(text).toContain(squeezed('Banco Ipê Amarelo S.A. ·'))
  })

  it('opens in the browser, has a file name that works on any system, and may be cached for an hour', async () => {
    const { headers } = await get(portuguese)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="guia-de-beneficios-[a-z0-9-]+\.pdf"$/),
    })
    expect(headers['content-security-policy']).not.toMatch(/sandbox|object-src|default-src/)
  })

  it('is not sent again to a browser that has it, and answers HEAD with its size', async () => {
    const { headers, rawPayload } = await get(portuguese)
    const again = await get(portuguese, { 'if-none-match': `"other", W/${headers.etag}` })
    expect({ status: again.statusCode, bytes: again.rawPayload.length }).toEqual({ status: 304, bytes: 0 })
    expect((await get(portuguese, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    const head = await api.app.inject({ method: 'HEAD', url: portuguese })
    expect(head.statusCode).toBe(200)
    expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': String(rawPayload.length) })
  })
})

describe('the claim form on paper', () => {
  it('asks the questions of the claim form, and explains where to send it and by when [P-250]', async () => {
    await get(indian)
    const answer = await get(form)
    const { pages, source } = readPdf(answer.rawPayload)
    const text = pages.join('')
    const titles = content.content('en_AP', 'claim-documents')
    const benefit = api.catalogue.products
      .filter(({ country }) => country === 'IND')
      .flatMap(({ benefits }) => benefits)
      .find(({ benefit_code }) => benefit_code === 'TIN')

    expect(answer.headers['content-disposition']).toBe('attachment')
    expect(source).toContain('/Lang (en-GB)')
    expect(benefit?.claim_form?.documents.length).toBeGreaterThan(2)
    for (const id of benefit?.claim_form?.documents ?? [])
      expect(text).toContain(squeezed(titles[id.toLowerCase() as keyof typeof titles].title))
    // An earlier file used the glyph of the full stop as part of a colon; it must still be copied as a full stop.
    expect(text).toContain(squeezed('Send everything to claims.india@tervanta.example within 60 days of the incident.'))
  })
})

describe('an address that no page links to', () => {
  it.each([
    '/documents/guides/fra/hbk/cdw.pt_br.pdf',
    '/documents/guides/usa/hcl/cdw.en_us.pdf',
    '/documents/guides/mex/hcl/cdw.es_lac.pdf',
    '/documents/guides/bra/zzz/cdw.pt_br.pdf',
    '/documents/guides/bra/hmv/pur.pt_br.pdf',
    '/documents/guides/bra/hbk/zzz.pt_br.pdf',
    '/documents/guides/bra/hbk/cdw.en_us.pdf',
    '/documents/guides/bra/hbk/cdw.fr_fr.pdf',
    '/documents/guides/BRA/HBK/CDW.pt_BR.pdf',
    '/documents/guides/bra/hbk/cdw.pt_br.pdf%00',
    '/documents/guides/bra/hbk/..%2f..%2f..%2fpackage.json',
    '/documents/guides/../../package.json',
    '/documents/__proto__',
    '/documents/constructor',
    `/documents/guides/bra/hbk/${'a'.repeat(200)}.pdf`,
    '/documents/claim-forms/bra/cdw.pdf',
    '/documents/claim-forms/ind/con.pdf',
    '/documents/claim-forms/ind/cdw.pdf',
    '/documents/claim-forms/ind/zzz.pdf',
  ])('is not found: %s', async (url) => {
    const answer = await get(url, { accept: 'text/html' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error_code: 'not_found', request_id: answer.headers['x-request-id'] })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('an address that asks for too many files', () => {
  it('has to wait, but others behind the same proxy do not', async () => {
    const app = createApp({ logger: createLogger({ name: 'test', level: 'silent' }), trustProxy: true })
    const file = { bytes: Buffer.from('%PDF-'), etag: '"a"', disposition: 'inline' }
    const pdfFiles = { find: async () => file }
    await app.register(pdfFileRoutes, { pdfFiles, proxies: 1 })
    const ask = async (address: string) =>
      (await app.inject({ url: '/documents/a.pdf', headers: { 'x-forwarded-for': address } })).statusCode
    const statuses: number[] = []
    for (let call = 0; call < 121; call++) statuses.push(await ask('192.0.2.1'))
    expect(statuses.slice(118)).toEqual([200, 200, 429])
    expect(await ask('192.0.2.2')).toBe(200)
    await app.close()
  })
})
