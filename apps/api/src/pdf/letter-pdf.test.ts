import { loadContent } from '@amparo/content/load-content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { drawnOutlines, isDrawn, shapedOutlines } from '../testing/drawn-glyphs.ts'
import { fileProblem } from '../testing/file-problem.ts'
import { letterCards } from '../testing/letters.ts'
import { printedCards, printLetter } from '../testing/print-letter.ts'
import { readPdf, squeezed } from '../testing/read-pdf.ts'
import { familiesFor } from './print/script-fonts.ts'

const content = loadContent()
const texts = content.content('en_AP', 'letters')
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const seenIn = (file: Buffer, place = 0) => readPdf(file).pages[place]?.replaceAll('\u200b', '') ?? ''
const sizeOf = (file: Buffer) =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
    .exec(file.toString('latin1'))
    ?.slice(1)
    .map((points) => Math.round(Number(points)))

describe('a travel letter', () => {
  it('has ticket, trip, person, benefits, phones and code, a page for each language [C-362, C-390..C-398]', async () => {
    const { statusCode, headers, rawPayload } = await printLetter(api, 'ap-certificate')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="ap-certificate-\d{21}\.pdf"$/)
    expect(readPdf(rawPayload).pages).toHaveLength(2)
    const seen = seenIn(rawPayload)
    for (const part of [
      `2861${api.clock.time}`,
      'Ana María',
      'Ong',
      '1 December 2026',
      '20 December 2026',
      'United States',
      '**** **** **** 2861',
      texts.benefits_title,
      'SGD 67,500',
      'Singapore Dollar (SGD)',
      texts.ap_disclaimer,
      texts.inside_usa,
      '+1 800 555 0157',
      texts.outside_usa,
      '+1 314 555 0110',
      texts.eligibility,
      'portal.test/verify',
      '7K3M-P0QX-2WVD',
    ])
      expect(seen).toContain(squeezed(part))
    expect(seenIn(rawPayload, 1)).toContain(squeezed(content.content('zh_CN', 'letters').benefits_title))
    expect(seen).not.toMatch(/undefined|null|\{|□/)
  })

  it.each(Object.keys(printedCards) as (keyof typeof printedCards)[])('can be uploaded (%s)', async (kind) => {
    const { statusCode, rawPayload } = await printLetter(api, kind)
    expect([statusCode, await fileProblem(rawPayload, 'application/pdf')]).toEqual([200, null])
  })

  it.each([
    ['zh_CN', 'zh_CN', 'en_AP'],
    ['en_AP', 'en_AP', 'zh_CN'],
    ['pt_BR', 'en_AP', 'zh_CN'],
  ] as const)('for a reader in %s has the page in %s first, then %s [C-362]', async (language_code, ...order) => {
    const { rawPayload } = await printLetter(api, 'ap-certificate', { body: { language_code } })
    const titles = order.map((locale) => squeezed(content.content(locale, 'letters').benefits_title))
    expect(titles.map((title, place) => seenIn(rawPayload, place).includes(title))).toEqual([true, true])
  })

  it('is on A4, with embedded fonts only', async () => {
    const { rawPayload } = await printLetter(api, 'ap-certificate')
    expect(sizeOf(rawPayload)).toEqual([595, 842])
    const { fontNames, source } = readPdf(rawPayload)
    expect(fontNames.join()).toMatch(/Inter/)
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })

  it('of India says on paper what it is, and has no code [C-324]', async () => {
    const { rawPayload } = await printLetter(api, 'ap-certificate', { card: letterCards.IND })
    const seen = seenIn(rawPayload)
    expect(seen).toContain(squeezed(texts.unverified_title))
    expect(seen).not.toContain('7K3M')
    expect(seen).not.toContain('verify')
  })
})

it('the CDW certificate has its sections, on Letter paper in the USA [C-354..C-361]', async () => {
  const { rawPayload } = await printLetter(api, 'cdw-certificate')
  const words = content.content('en_US', 'letters')
  const seen = seenIn(rawPayload)
  for (const part of [
    words.insurer_ali,
    words.certificate_number,
    'November 15, 2026',
    '**** **** **** 4051',
    'Mexico',
    'ana@correo.example',
    ...words.receive_cdw,
    words.coverage_maximum,
    words.coverage_period,
    ...words.disclaimers,
    words.claim_title,
    'portal.test',
    words.unverified_title,
  ])
    expect(seen).toContain(squeezed(part))
  expect(sizeOf(rawPayload)).toEqual([612, 792])
  expect(readPdf(rawPayload).pages).toHaveLength(1)
})

it('the Mexico certificate has free numbers and the collect call, in each language [C-364..C-367]', async () => {
  const { rawPayload } = await printLetter(api, 'mex-certificate')
  expect(readPdf(rawPayload).pages).toHaveLength(2)
  const words = content.content('es_LAC', 'letters')
  const parts = [words.toll_free_title, '+54 800 555 0142', '+1 800 555 0157', 'llame por cobrar al +1 314', 'K1234567']
  for (const part of parts) expect(seenIn(rawPayload)).toContain(squeezed(part))
})

it.each([
  ['mex-certificate', '9484 0310 4537 9246', 2],
  ['mex-certificate', '9032 0210 6591 2056', 2],
  ['cdw-certificate', '9840 0210 6446 4051', 1],
  ['ap-certificate', '9840 2010 6588 5500', 1],
] as const)('the longest %s of card %s fits on one page for each language', async (kind, card, pages) => {
  const long = {
    first_name: 'W'.repeat(20),
    last_name: 'W'.repeat(40),
    email: `${'w'.repeat(64)}@${'w'.repeat(60)}.example`,
  }
  const body = { ...long, ...(kind === 'mex-certificate' && { insured_id: 'W'.repeat(20) }) }
  const { rawPayload } = await printLetter(api, kind, { card, body })
  expect(readPdf(rawPayload).pages).toHaveLength(pages)
})

describe('a name', () => {
  it.each([
    ['Arabic', 'محمد', true],
    ['Thai', 'กิ่งแก้ว', true],
    ['Chinese', '陈怡君', false],
    ['Korean', '김민준', false],
    ['Vietnamese', 'Nguyễn', false],
    ['Vietnamese with combining marks', 'Nguyễn'.normalize('NFD'), false],
  ])('in %s is drawn with the glyphs of its letters, shaped and in order', async (_, name, isShaped) => {
    const { rawPayload } = await printLetter(api, 'ap-certificate', { body: { first_name: name } })
    const drawn = await drawnOutlines(rawPayload)
    const composed = name.normalize('NFC')
    const families = await familiesFor(composed)
    const outlines = shapedOutlines(composed, families)
    expect(outlines.filter((outline) => outline !== '').length).toBeGreaterThan(2)
    expect(isDrawn(drawn, outlines)).toBe(true)
    if (isShaped) expect(isDrawn(drawn, shapedOutlines(composed, families, { isJoined: false }))).toBe(false)
    expect(seenIn(rawPayload)).not.toContain('□')
  })

  it('and other texts that are very long wrap inside the page, without a further one', async () => {
    const long = {
      first_name: 'W'.repeat(20),
      last_name: 'W'.repeat(40),
      email: `${'w'.repeat(64)}@${'w'.repeat(60)}.example`,
    }
    const { rawPayload } = await printLetter(api, 'ap-certificate', { body: long })
    expect(readPdf(rawPayload).pages).toHaveLength(2)
    for (const part of Object.values(long)) expect(seenIn(rawPayload)).toContain(part)
  })

  it('with a character that no font has shows a box and explains it', async () => {
    const { rawPayload } = await printLetter(api, 'ap-certificate', { body: { first_name: 'नीला' } })
    expect(seenIn(rawPayload)).toContain(squeezed(texts.missing_characters))
  })
})

it.each([
  ['2024-12-31', 200],
  ['2025-01-01', 422],
])(
  'is printed until the last day of the benefit ends where the person is: %s, %i [P-153, C-350]',
  async (day, status) => {
    const { time } = api.clock
    // The evening of the last day in New York; the next day in the east.
    api.clock.time = Date.parse('2024-12-31T23:00:00Z')
    const card = '9840 1700 0000 0000'
    const answer = await printLetter(api, 'cdw-certificate', { card, body: { issuance_date: day } })
    api.clock.time = time
    expect(answer.statusCode).toBe(status)
  },
)

describe('a letter is refused', () => {
  it.each<[string, Parameters<typeof printLetter>[2], string]>([
    ['with a wrong name', { body: { first_name: 'An4' } }, 'invalid_letter'],
    ['of a day long ago', { body: { issuance_date: '2026-11-01' } }, 'invalid_letter'],
    ['of a day to come', { body: { issuance_date: '2026-11-17' } }, 'invalid_letter'],
    ['with the number of another card', { body: { ticket: '000017948736000004321' } }, 'invalid_letter'],
    ['of another kind than the benefit', { body: { benefit_code: 'CDW' } }, 'card_benefit_not_applicable'],
    ['in a country without letters', { card: letterCards.PHL }, 'card_benefit_not_applicable'],
    ['without a card', { body: { pan_token: `pt_${'z'.repeat(43)}` } }, 'unable_to_verify_card'],
    ['of an unknown kind', { body: { kind: 'love-letter' } }, 'invalid_request'],
    ['with a code that cannot be', { body: { verification_code: 'U' } }, 'invalid_request'],
    ['in a language that is not ours', { body: { language_code: 'xx_XX' } }, 'invalid_request'],
    ['without a language', { body: { language_code: undefined } }, 'invalid_request'],
    ['without an origin', { origin: undefined }, 'invalid_request'],
    ['from an opaque origin', { origin: 'null' }, 'invalid_request'],
  ])('%s', async (_, change, code) => {
    const answer = await printLetter(api, 'ap-certificate', change)
    expect(answer.json().error_code).toBe(code)
  })
})

it('leaves nothing of the person in the log', async () => {
  await printLetter(api, 'ap-certificate', { body: { last_name: 'Szczepański' } })
  expect(api.log.join('')).not.toMatch(/Szczepa|7K3MP0QX2WVD/)
})
