import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetPage } from '../../../testing/render-page.tsx'
import { stubMedia } from '../../../testing/stub-media.ts'
import { openLetter } from '../testing/open-letter.tsx'

beforeEach(() => {
  stubMedia(false)
})
afterEach(() => {
  resetPage()
  vi.unstubAllGlobals()
})

const sheets = () => screen.findAllByRole('article')
const section = (name: string) => screen.getByRole('region', { name })
const facts = (name: string) =>
  [...section(name).querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent))
const rows = (name: string) =>
  [...section(name).querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))

describe('the CDW certificate', () => {
  it('has a title, the insurer with a link, and what it is for [C-349, C-352, C-358]', async () => {
    openLetter({ kind: 'cdw-certificate' })
    const [sheet] = await sheets()
    expect(within(sheet as HTMLElement).getByRole('heading', { level: 1 }).textContent).toBe(
      'Certificate of hire car cover',
    )
    const link = screen.getByRole('link', { name: 'Alderin Insurance website' })
    expect(link.getAttribute('href')).toBe('https://insurance.tervanta.example/')
  })

  it('shows company, number and day of issue [C-354]', async () => {
    openLetter({ kind: 'cdw-certificate' })
    await sheets()
    expect(facts('Insurance')).toEqual([
      ['Insurance company', 'Alderin Insurance'],
      ['Certificate number', '4021 1794873600000 4321'],
      ['Issued on', '16 November 2026'],
    ])
  })

  it('shows the cardholder with a masked card [C-355, C-356]', async () => {
    openLetter({ kind: 'cdw-certificate' })
    await sheets()
    expect(facts('Cardholder')).toEqual([
      ['Card', '**** **** **** 4021'],
      ['First name', 'Amara'],
      ['Last name', 'Silva'],
      ['Country of hire', 'Portugal'],
      ['Phone', expect.stringMatching(/^\+65/)],
      ['Email', 'amara@example.com'],
    ])
  })

  it('shows how to be covered, the cover, disclaimers and how to claim [C-357, C-359, C-360, C-361]', async () => {
    openLetter({ kind: 'cdw-certificate' })
    await sheets()
    expect(within(section('To receive cover')).getAllByRole('listitem')).toHaveLength(3)
    expect(rows('Cover')).toEqual([
      ['Cover', 'Maximum', 'Period'],
      ['Damage to or theft of the hire car', expect.stringContaining('75,000'), '31 days per hire'],
    ])
    expect(within(section('Important information')).getAllByRole('listitem')).toHaveLength(3)
    expect(section('How to file a claim').textContent).toMatch(/Call \+65.*Or visit/)
  })

  it('cannot be verified, and says what it is [C-X74]', async () => {
    const { sent } = openLetter({ kind: 'cdw-certificate' })
    await sheets()
    expect(section('About this document').textContent).toContain('It is not registered')
    expect(document.querySelector('[data-qr]')).toBeNull()
    expect(sent('/api/v2/travel-letter/submit-letter/')).toEqual([])
  })
})

it('shows the free numbers and the collect call on the Mexico certificate [C-366, C-367]', async () => {
  openLetter({ kind: 'mex-certificate' })
  await sheets()
  expect(rows('Toll-free assistance numbers').map(([country]) => country)).toEqual([
    'Calling from',
    'United States',
    'Singapore',
  ])
  expect(section('Toll-free assistance numbers').textContent).toContain('reverse the charges. We pay for the call')
  expect(facts('Cardholder')).toContainEqual(['Passport or ID number', 'E1234567'])
})

describe('the travel letter', () => {
  it('shows ticket, insured person and trip [C-391, C-392, C-393]', async () => {
    openLetter()
    await sheets()
    expect(facts('Insurance')).toContainEqual(['Letter number', '4021 1794873600000 4321'])
    expect(facts('Insured person')).toContainEqual(['Relationship to the cardholder', 'Spouse or partner'])
    expect(facts('Trip')).toEqual([
      ['From', 'Singapore'],
      ['To', 'United States'],
      ['Departure', '1 December 2026'],
      ['Return', '15 December 2026'],
    ])
  })

  it('shows benefits, currency, disclaimer, phones and eligibility [C-394, C-395, C-396, C-397, C-398]', async () => {
    openLetter()
    const [sheet] = await sheets()
    expect(rows('Summary of benefits')).toHaveLength(5)
    expect(section('Summary of benefits').textContent).toContain('Singapore Dollar (SGD)')
    expect(section('Important information').textContent).toContain('paid for with the card')
    const cards = within(section('In an emergency, 24 hours a day')).getAllByRole('listitem')
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^Inside the USA.*555/),
      expect.stringMatching(/^Outside the USA.*555/),
    ])
    expect(sheet?.querySelector('footer')?.textContent).toContain('is eligible for these benefits')
  })

  it('shows the number inside the USA also where a country lists only its own numbers [C-397]', async () => {
    const own = { numbers: [], hours: { timeZone: 'Asia/Shanghai', weekly: [] }, list: [] }
    openLetter({ answers: { '/api/countries/v1/countries/SGP/contact/': () => ({ body: own }) } })
    await sheets()
    const [inside] = within(section('In an emergency, 24 hours a day')).getAllByRole('listitem')
    await waitFor(() => expect(inside?.textContent).toContain('800 555 0175'))
  })

  it('carries a QR code with its link as text [C-X74]', async () => {
    openLetter()
    await sheets()
    const link = `${location.origin}/verify#7K3MP0QX2WVD`
    expect(document.querySelector('[data-qr] path')?.getAttribute('d')).toMatch(/^M\d+ \d+h/)
    expect(document.querySelector('[data-qr]')?.getAttribute('data-qr')).toBe(link)
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(link)
    expect(screen.getByText('7K3M-P0QX-2WVD')).toBeTruthy()
  })

  it('has no code in India, and says what it is [C-324, C-X74]', async () => {
    openLetter({ letter: { code: null, toSend: null }, country: { code: 'IND', insurerLogo: 'IND' } as never })
    await sheets()
    expect(section('About this document').textContent).toContain('It is not registered')
    expect(document.querySelector('.letter-sheet .insurer-mark')?.getAttribute('data-insurer')).toBe('IND')
  })
})

it.each<[string, string]>([
  ['THA', 'A4'],
  ['PHL', 'LETTER'],
])('has one sheet for each language of the country, on its paper: %s, %s [C-362, C-365]', async (code, paper) => {
  openLetter({ country: { code, languages: ['th_TH', 'ar_EEMEA', 'en_AP'] } as never })
  const pages = await sheets()
  expect(pages.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['th-TH', 'ltr'],
    ['ar-SA', 'rtl'],
    [expect.stringMatching(/^en/), 'ltr'],
  ])
  expect(document.querySelector('.letter-background')?.getAttribute('data-paper')).toBe(paper)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each<[string, string[]]>([
  ['th_TH', ['th-TH', 'zh-Hans-CN', 'en-']],
  ['en_AP', ['en-', 'th-TH', 'zh-Hans-CN']],
  ['pt_BR', ['th-TH', 'zh-Hans-CN', 'en-']],
])('has the sheet in the language of the page first, for a reader in %s [C-362]', async (reader, order) => {
  openLetter({ reader, country: { code: 'THA', languages: ['th_TH', 'zh_CN', 'en_AP'] } })
  const pages = await sheets()
  expect(pages.map(({ lang }) => lang)).toEqual(order.map((lang) => expect.stringContaining(lang)))
})

it.each(['محمد بن عبد الله', 'สมชาย ใจดี', '陳大文', '김민준', 'Nguye\u0302\u0303n', 'A'.repeat(300)])(
  'isolates the name %s from the text around it',
  async (firstName) => {
    openLetter({ form: { firstName } })
    await sheets()
    expect(screen.getByText(firstName).tagName).toBe('BDI')
  },
)

it('shows nothing without data of a letter [C-363, C-368, C-399]', async () => {
  const { asked } = openLetter({ letter: { panToken: `pt_${'b'.repeat(43)}` } })
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/cardholder/v1/benefits/'))
  expect(screen.queryByRole('article')).toBeNull()
})
