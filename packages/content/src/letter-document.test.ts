import { emptyLetterForms } from '@amparo/rules/letters/letter-forms'
import { type LetterKind, letterKinds } from '@amparo/rules/letters/letter-kinds'
import { locales } from '@amparo/rules/locale/locales'
import { describe, expect, it } from 'vitest'
import { letterDocument } from './letter-document.ts'
import type { Letter, LetterPage, LetterSection } from './letter-types.ts'
import { loadContent } from './load-content.ts'

const content = loadContent()
const values = {
  firstName: 'Ana',
  lastName: 'Ong',
  email: 'ana@correo.example',
  phoneNumber: '+6591234567',
  rentalCountry: 'MEX',
  origin: 'SGP',
  destination: 'USA',
  departureDate: '2026-12-01',
  returnDate: '2026-12-20',
  nationality: 'SGP',
  dob: '1990-02-28',
  cardholderRelationship: 'spouse',
  insuredId: 'K1234567',
}
const amounts = { medical_amount: 100_00, baggage_amount: 200_00, delay_amount: 300_00 }
const letter = (kind: LetterKind, change: Partial<Letter> = {}): Letter => ({
  kind,
  form: { ...emptyLetterForms[kind], ...values } as never,
  number: '405117948736000004321',
  issuedOn: '2026-11-16',
  lastFour: '4051',
  product: 'Horizon Classic',
  issuer: 'Merpati Bank Ltd',
  country: { code: 'SGP', currency: 'SGD', insurerLogo: 'TWN' },
  benefit: { source: 'ALI', terms: { ...amounts, trip_days: 60, wait_hours: 6 }, occurrence_max_amount: 400_00 },
  phones: {
    home: '+658005550142',
    abroad: '+13145550110',
    insideUsa: '+18005550157',
    tollFree: [{ country: 'USA', number: '+18005550157' }],
  },
  portal: 'https://portal.example',
  code: '7K3MP0QX2WVD',
  ...change,
})
const languages = (...wanted: (typeof locales)[number][]) =>
  wanted.map((locale) => ({ locale, text: content.content(locale, 'letters') }))
const pageOf = (of: Letter) => letterDocument(of, languages('en_AP')).pages[0] as LetterPage
type SectionOf<K> = LetterSection extends infer One
  ? One extends { kind: infer Kind }
    ? K extends Kind
      ? One
      : never
    : never
  : never
const section = <K extends LetterSection['kind']>(page: LetterPage, id: string, kind: K) => {
  const found = page.sections.find((one) => one.id === id)
  if (found?.kind !== kind) throw new Error(`no ${kind} ${id}`)
  return found as SectionOf<K>
}
const factsOf = (page: LetterPage) =>
  Object.fromEntries(
    page.sections.flatMap((one) => (one.kind === 'facts' ? one.rows.map(({ label, value }) => [label, value]) : [])),
  )

describe('a letter', () => {
  it('has a page for each language, paper and logo of the country [C-362, C-365]', () => {
    const { pages, paper, logo } = letterDocument(letter('ap-certificate'), languages('en_AP', 'zh_CN'))
    expect(pages.map(({ locale }) => locale)).toEqual(['en_AP', 'zh_CN'])
    expect([paper, logo]).toEqual(['A4', 'TWN'])
  })

  it.each(letterKinds)('%s is complete in every language', (kind) => {
    const { pages } = letterDocument(letter(kind), languages(...locales))
    for (const page of pages) {
      expect(JSON.stringify(page)).not.toMatch(/undefined|\{\w+\}|NaN|""/)
      expect(new Set(page.sections.map(({ id }) => id)).size).toBe(page.sections.length)
    }
  })
})

it.each(letterKinds)('%s has the family name first where people write it so', (kind) => {
  const { pages } = letterDocument(letter(kind), languages(...locales))
  const familyFirst = pages.filter((page) => {
    const values = section(page, 'person', 'facts').rows.map(({ value }) => value)
    return values.indexOf('Ong') < values.indexOf('Ana')
  })
  expect(familyFirst.map(({ locale }) => locale)).toEqual(
    locales.filter((locale) => ['zh_TW', 'zh_CN', 'ko_KR', 'vi_VN'].includes(locale)),
  )
})

describe('the travel letter', () => {
  it('has labels in place of codes [C-322, C-391, C-392, C-393]', () => {
    expect(factsOf(pageOf(letter('ap-certificate')))).toMatchObject({
      'Letter number': '4051 1794873600000 4321',
      'Insurance company': 'Alderin Insurance',
      'Valid until': '20 December 2026',
      Nationality: 'Singapore',
      'Relationship to the cardholder': 'Spouse or partner',
      Card: '**** **** **** 4051',
      To: 'United States',
      Return: '20 December 2026',
    })
  })

  it('without a return is open, and valid for twelve months', () => {
    const form = { ...emptyLetterForms['ap-certificate'], ...values, returnDate: '1/2/20' }
    expect(factsOf(pageOf(letter('ap-certificate', { form })))).toMatchObject({
      Return: 'Open',
      'Valid until': '1 December 2027',
    })
  })

  it('has summary, currency, disclaimer, phones and footer [C-394..C-398]', () => {
    const page = pageOf(letter('ap-certificate'))
    const { rows, note } = section(page, 'benefits', 'table')
    expect(rows.map(([, most]) => most)).toEqual(
      ['SGD 100', 'SGD 200', 'SGD 300', 'SGD 400'].map((sum) => sum.replace(' ', '\u00a0')),
    )
    expect(note).toContain('Singapore Dollar (SGD)')
    expect(section(page, 'disclaimer', 'paragraphs').items).toHaveLength(1)
    expect(section(page, 'emergency', 'phones').cards).toMatchObject([
      { title: 'Inside the USA', number: '+1 800 555 0157' },
      { title: 'Outside the USA', number: '+1 314 555 0110' },
    ])
    expect(page.footer).toMatch(/is eligible/)
  })

  it('has a code with a link, or says that it cannot be verified', () => {
    expect(section(pageOf(letter('ap-certificate')), 'verify', 'verify')).toMatchObject({
      code: '7K3M-P0QX-2WVD',
      link: 'https://portal.example/verify#7K3MP0QX2WVD',
      text: expect.stringContaining('portal.example/verify'),
    })
    const [said] = section(pageOf(letter('ap-certificate', { code: null })), 'verify', 'paragraphs').items
    expect(said).toMatch(/not registered.*\+1 314 555 0110/)
  })
})

describe('a certificate', () => {
  it('of a rental has its sections, and never a code [C-354..C-361]', () => {
    const page = pageOf(
      letter('cdw-certificate', {
        benefit: { source: 'XYZ', terms: { rental_days: 31 }, occurrence_max_amount: null },
      }),
    )
    expect(page.sections.map(({ id }) => id)).toEqual([
      'insurance',
      'person',
      'receive',
      'coverage',
      'disclaimers',
      'claim',
      'verify',
    ])
    expect(factsOf(page)).toMatchObject({
      'Insurance company': 'Tervanta Benefit Services',
      'Country of hire': 'Mexico',
    })
    expect(section(page, 'coverage', 'table').rows).toEqual([
      ['Damage to or theft of the hire car', '–', '31 days per hire'],
    ])
    expect(section(page, 'claim', 'paragraphs').items).toEqual(['Call +65 800 555 0142', 'Or visit portal.example'])
    expect(section(page, 'verify', 'paragraphs').items[0]).toMatch(/created this certificate/)
  })

  it('of assistance has free numbers and the collect call [C-366, C-367]', () => {
    const { rows, note } = section(pageOf(letter('mex-certificate')), 'toll-free', 'table')
    expect(rows).toEqual([['United States', '+1 800 555 0157']])
    expect(note).toContain('call +1 314 555 0110 and reverse the charges')
  })
})
