import { createHash } from 'node:crypto'
import { loadContent } from '@amparo/content/load-content'
import type { ClaimReceipt } from '@amparo/contract/claim-receipt'
import { type Locale, locales } from '@amparo/rules/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receivedClaim } from '../submission/claim-for-tests.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { readPdf, squeezed } from './pdf/read-pdf-for-tests.ts'
import { isPrintable, printedScripts } from './printed-scripts.ts'
import { receiptSheet } from './receipt-sheet.ts'

const content = loadContent()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const answered = (question_key: string, title: string, answer: string) => ({ question_key, title, answer, entries: [] })
function pagesWith(story: string) {
  const driver = [answered('driver_name', 'Name of the driver', 'Ana Ação')]
  const drivers = { question_key: 'drivers', title: 'Drivers', answer: '', entries: [driver, driver] }
  return [
    { page_key: 'incident_details', title: 'What happened', questions: [answered('story', 'Your words', story)] },
    { page_key: 'rental_details', title: 'The rental', questions: [drivers] },
    { page_key: 'empty', title: 'Nothing asked here', questions: [] },
  ]
}
async function sent(name: string, story = 'A tree fell on it.', language_code: Locale = 'en_US') {
  const claim = receivedClaim(name, { answered: pagesWith(story), language_code, card_id: crypto.randomUUID() })
  const id = await api.services.submission.receive(claim)
  if (!id) throw new Error('not received')
  await expect.poll(() => api.services.longOperations.result(id), { timeout: 20_000 }).toBeTruthy()
  return id
}
let addresses = 0
const get = (id: string) =>
  api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/pdf`, remoteAddress: `10.9.0.${++addresses}` })
const receipt = async (id: string) =>
  (await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/` })).json() as ClaimReceipt

describe('the receipt as a file', { timeout: 60_000 }, () => {
  it('says everything that was answered, under the headings of its pages, with the claim number', async () => {
    const id = await sent('whole')
    const answer = await get(id)
    const { claim_number } = await receipt(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="claim-${claim_number}.pdf"`,
    })
    const text = readPdf(answer.rawPayload).pages.join('')
    const labels = content.content('en_US', 'claim-receipt')
    for (const part of [
      claim_number as string,
      'What happened',
      'Your words',
      'A tree fell on it.',
      'Ana Ação',
      labels.files_none,
    ])
      expect(text).toContain(squeezed(part))
    expect(text.split(squeezed('Ana Ação'))).toHaveLength(3)
    expect(text).toContain(squeezed('11/15/2026, 12:00 UTC'))
    expect(text).not.toMatch(/Nothingaskedhere|undefined|\{/)
  })

  it('names each file with its document and its hash', () => {
    const sha256 = createHash('sha256').update('x').digest('hex')
    const sheet = receiptSheet(
      {
        claim_number: null,
        benefit_code: 'CDW',
        country: 'USA',
        language_code: 'es_LAC',
        received_at: '2026-11-15T23:59:59.000Z',
        pages: [],
        files: [
          { document_id: 'DOC010', file_name: 'contrato.pdf', sha256 },
          { document_id: 'DOC999', file_name: 'otro.pdf', sha256 },
        ],
      },
      { content, benefitName: () => 'Auto alquilado' },
    )
    const { title } = content.content('es_LAC', 'claim-documents').doc010
    expect(sheet.files.items).toMatchObject([
      { name: 'contrato.pdf', document: title, sha256: expect.stringContaining(sha256) },
      { document: 'DOC999' },
    ])
    expect(sheet.facts.map(({ value }) => value)).toEqual([
      content.content('es_LAC', 'claim-receipt').claim_number_pending,
      '15/11/2026, 23:59 UTC',
      'Auto alquilado',
    ])
  })

  it('prints a sign that no font has as a question mark, and goes on', async () => {
    const answer = await get(await sent('emoji', 'It broke 😭 badly \u0007 … done'))
    expect(readPdf(answer.rawPayload).pages.join('')).toContain('Itbroke?badly')
  })

  it('is not there where letters would be missing, and the receipt says so', async () => {
    const id = await sent('letters', '나무가 쓰러졌어요')
    expect((await get(id)).statusCode).toBe(404)
    expect((await receipt(id)).has_pdf).toBe(false)
    expect((await receipt(await sent('whole'))).has_pdf).toBe(true)
  })

  it.each([
    ['nobody holds', `lo_${'u'.repeat(43)}`, 404],
    ['none can be', '1', 400],
  ])('is refused for an id that %s', async (_, id, status) => {
    expect((await get(id)).statusCode).toBe(status)
  })

  it('leaves nothing of its id in the log', async () => {
    const id = await sent('log')
    await get(id)
    expect(api.log.join('\n')).toContain('receipt/:id/pdf')
    expect(api.log.join('\n')).not.toContain(id.slice(3))
  })
})

describe('what can be printed', () => {
  it.each(['Olá, ação: 1º andar', 'Trả lời “được”', '12:00 — 14/11/2026 ✓ ₹'])('is %s', (text) =>
    expect(isPrintable(text)).toBe(true),
  )
  it.each(['나무', '树', 'дерево'])('is not %s', (text) => expect(isPrintable(text)).toBe(false))

  it.runIf(printedScripts.length > 0).each([
    ['ar_EEMEA', 'سقطت شجرة على السيارة'],
    ['th_TH', 'ต้นไม้ล้มทับรถ น้ำ ค่ำ'],
  ] as const)('is %s, with every letter', async (locale, story) => {
    const { pages, fontNames } = readPdf((await get(await sent(locale, story, locale))).rawPayload)
    expect(fontNames.some((name) => name?.includes('Sans'))).toBe(true)
    expect(pages.join('')).not.toContain('?')
  })

  it('has words in every language', () => {
    for (const locale of locales)
      for (const [key, text] of Object.entries(content.content(locale, 'claim-receipt')))
        expect([locale, key, text]).toEqual([locale, key, expect.stringMatching(/\S/)])
  })
})
