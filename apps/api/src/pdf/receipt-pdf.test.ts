import { loadContent } from '@amparo/content/load-content'
import type { ClaimReceipt } from '@amparo/contract/submission'
import { type Locale, locales } from '@amparo/rules/locale/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { readPdf, squeezed } from '../testing/read-pdf.ts'
import { receivedClaim } from '../testing/stored-claim.ts'

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
  const claim = receivedClaim(name, { language_code, card_id: crypto.randomUUID() })
  const id = await api.areas.submission.registerClaim(claim)
  if (!id) throw new Error('not received')
  const { database } = api
  await database.query('UPDATE claims SET answered = $2 WHERE fingerprint = $1', [
    claim.fingerprint,
    JSON.stringify(pagesWith(story)),
  ])
  return id
}
let addresses = 0
const get = (id: string, query = '') =>
  api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/pdf${query}`, remoteAddress: `10.9.0.${++addresses}` })
const receipt = async (id: string) =>
  (await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/` })).json() as ClaimReceipt

describe('the receipt as a file', () => {
  it('has every answer, below the headings of its pages, with the claim number', async () => {
    const id = await sent('whole')
    const answer = await get(id)
    const { claim_number } = await receipt(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="claim-${claim_number}.pdf"`,
    })
    const text = seenIn(answer)
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
    expect(text).toContain(squeezed('11/15/2026 12:00 PM UTC'))
    expect(text).not.toMatch(/Nothingaskedhere|undefined|\{/)
  })

  it('has the logo only where the page has it too', async () => {
    const id = await sent('branded')
    expect(seenIn(await get(id, '?brand=amparo'))).toContain('Amparo')
    for (const query of ['', '?brand=neutral', '?brand=amparo&brand=amparo'])
      expect(seenIn(await get(id, query))).not.toContain('Amparo')
  })

  it('shows a box for a character that no font has, explains it, and continues', async () => {
    const note = squeezed(content.content('en_US', 'claim-receipt').missing_signs)
    const text = seenIn(await get(await sent('emoji', 'It broke 😭 badly \u0007 … done')))
    expect(text).toContain('Itbroke□badly')
    expect(text).toContain(note)
    expect(seenIn(await get(await sent('box', 'Nothing □ is missing')))).not.toContain(note)
  })

  it.each([
    ['nobody holds', `lo_${'u'.repeat(43)}`, 404],
    ['none can be', '1', 400],
  ])('is refused for an id that %s', async (_, id, status) => {
    expect((await get(id)).statusCode).toBe(status)
  })

  it('does not write its id to the log', async () => {
    const id = await sent('log')
    await get(id)
    expect(api.log.join('\n')).toContain('receipt/:id/pdf')
    expect(api.log.join('\n')).not.toContain(id.slice(3))
  })
})

const stories: Record<Locale, string> = {
  en_US: 'A tree fell on “it”: $5',
  en_LAC: 'A tree fell, €5',
  en_AP: 'A tree fell, ₹5',
  en_EEMEA: 'A tree fell',
  es_LAC: '¿Cayó un árbol? Ñandú',
  pt_BR: 'Caiu uma árvore, não há ação',
  zh_TW: '樹倒在車上（臺北）。',
  zh_CN: '树倒在车上（赊账）。',
  th_TH: 'ต้นไม้ล้มทับรถ น้ำ ค่ำ',
  vi_VN: 'Cây đổ vào “được” xe',
  ko_KR: '나무가 차 위로 쓰러졌어요.',
  ar_EEMEA: 'سقطت شجرة على السيارة',
  id_ID: 'Pohon tumbang',
  ms_MY: 'Pokok tumbang',
}

describe('the receipt in every language', () => {
  it.each(locales)('has text that can be copied, with every letter, in %s', async (locale) => {
    const text = copiedFrom(await get(await sent(locale, stories[locale], locale)), locale)
    const { claim_number, title } = content.content(locale, 'claim-receipt')
    for (const part of [stories[locale], claim_number, title]) expect(text).toContain(squeezed(part))
    expect(text).not.toMatch(/[\0□]|undefined/)
  })

  it('prints what people write in any script, composed, and each name in its own direction', async () => {
    const answer = await get(await sent('mixed', `陳怡君 김민준 Иван Νίκος สมชาย ${'한글'.normalize('NFD')}`))
    expect(copiedFrom(answer, 'en_US')).toContain('陳怡君김민준ИванΝίκοςสมชาย한글')
    const arabic = copiedFrom(await get(await sent('arabic', 'محمد')), 'ar_EEMEA')
    expect(arabic).toContain('محمد')
  })

  it('keeps the order of a number and of foreign words in Arabic', async () => {
    const [phone, place] = await Promise.all(
      ['+971 4 555 0123', 'من Dubai Mall (2026) ثم'].map(async (story, at) =>
        get(await sent(`rtl${at}`, story, 'ar_EEMEA')),
      ),
    )
    expect(seenIn(phone)).toContain('+97145550123')
    // In visual order from the left, the last word comes first.
    expect(seenIn(place)).toContain(`${reversed('ثم')}DubaiMall(2026)${reversed('من')}`)
  })
})

function seenIn(answer: Awaited<ReturnType<typeof get>> | undefined): string {
  return readPdf(answer?.rawPayload as Buffer)
    .pages.join('')
    .replaceAll('\u200b', '')
}

/** Back to logical order: a PDF page has Arabic from left to right, and the Thai vowel am in two parts. */
function copiedFrom(answer: Awaited<ReturnType<typeof get>>, locale: Locale): string {
  const seen = seenIn(answer).replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
  return locale === 'ar_EEMEA' ? reversed(seen) : seen
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
