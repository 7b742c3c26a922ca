import type { ContentOf } from '@amparo/content/slugs'
import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendEventsTo } from '../../../platform/analytics.ts'
import { contentKey } from '../../../platform/content.ts'
import { drawModals, forget, renderForTest } from '../../../session/render-for-test.tsx'
import { dateOfLoss } from '../../../session/session-fields.ts'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../session/test-data.ts'
import { BenefitPage } from './benefit-page.tsx'

beforeEach(drawModals)
afterEach(forget)

async function open(parts: Partial<Benefit> = {}, country: Partial<Country> = {}, locale = 'en_US') {
  const benefit = aBenefit(parts)
  const place = aCountry(country)
  const page = renderForTest(<BenefitPage />, {
    path: `/${place.code.toLowerCase()}/${locale}/benefits/${benefit.benefit_code}`,
    route: '/:countryCode/:languageCode/benefits/:benefitCode',
    card: { panToken, last4: '4021', isBrandAgnostic: false },
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [benefit], ica_country: place.code }) }),
      [`/api/countries/v1/countries/${place.code}/`]: () => ({ body: place }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}
const actions = () => screen.getByRole('complementary', { name: /./ })
const buttons = () =>
  [...actions().querySelectorAll('button, a.button:not(.button-link)')].map(({ textContent }) => textContent)

it('shows every block of the page, with the terms of the card [P-233..P-243]', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'All benefits' }).getAttribute('href')).toBe('/usa/en_US/benefits')
  expect(screen.getByRole('heading', { level: 1, name: 'Rental car damage waiver' })).toBeTruthy()
  expect(screen.getByText(/we pay for damage to the car or its theft, up to \$75,000/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'How it works',
    'What to have ready',
    'Good to know',
    'Questions people ask',
  ])
  expect(screen.getByText(/Start your claim within 60 days/)).toBeTruthy()
  expect(screen.getByText('Photos of the damage, if you took any')).toBeTruthy()
  expect(screen.getByText(/send the rest within 180 days of the incident/)).toBeTruthy()
  expect(screen.getByText(/rentals of up to 31 days in a row/)).toBeTruthy()
  expect(screen.getAllByRole('group').length).toBeGreaterThanOrEqual(4)
  expect(screen.getByText(/holders of Horizon Platinum issued by Lumen Bank/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Guide to benefits' })).toBeTruthy()
  expect(document.querySelector('.benefit-hero svg')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\{\w+\}/)
})

it('shows the figures in the country’s currency and the reader’s language', async () => {
  await open({}, { code: 'SAU', region: 'EEMEA', currency: 'SAR', languages: ['ar_EEMEA'] }, 'ar_EEMEA')
  const figures = document.querySelector('.figures')?.textContent ?? ''
  expect(figures).toMatch(/75,000/)
  expect(figures).toContain('60 يومًا')
})

describe('the buttons', () => {
  it.each<[string, Partial<Benefit>, Partial<Country>, string[], string]>([
    ['a car', {}, {}, ['Start a claim', 'Get a certificate'], '[P-236, P-253, P-254]'],
    [
      'a trip',
      { benefit_code: 'TIR', content_entry: 'trip-registration', terms: tripTerms() },
      {},
      ['Register a trip', 'Get a travel letter', 'Start a claim'],
      '[P-252]',
    ],
    ['India', {}, { code: 'IND' }, ['Download the claim form', 'Send the form by email'], '[P-250, P-251]'],
    ['one by phone', { is_phone_only: true }, { code: 'BRA' }, [], '[P-255]'],
    ['a provider', { source: 'CHUBB' }, { code: 'BRA' }, [], '[P-259]'],
  ])('of %s are right', async (_, benefit, country, labels, _ids) => {
    await open(benefit, country)
    expect(buttons()).toEqual(labels)
  })

  it.each<[Partial<Benefit>, RegExp]>([
    [{ is_phone_only: true }, /start with a call/],
    [{ is_claimable: false }, /To use this benefit, call/],
    [{ source: 'EME' }, /takes care of claims itself/],
  ])('are explained when there is none to start a claim: %j', async (benefit, words) => {
    await open(benefit, { code: 'BRA' })
    const note = within(actions()).getByText(words)
    expect(within(note).getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
  })

  it('lead in India to a file and to an address [P-250, P-251]', async () => {
    await open({}, { code: 'IND' })
    const download = screen.getByRole('link', { name: 'Download the claim form' })
    expect(download.getAttribute('href')).toBe('/documents/claim-forms/ind/cdw.pdf')
    expect(download.hasAttribute('download')).toBe(true)
    expect(screen.getByRole('link', { name: 'Send the form by email' }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it('never lead in India to an address that content should not name [P-250, P-251]', async () => {
    const { app } = await open({}, { code: 'IND' })
    const hostile = { download_url: 'data:text/html,x', claim_form_url: 'javascript:alert(1)' }
    act(() => {
      app.queries.setQueryData<ContentOf<'benefit-details'>>(
        contentKey('en_US', 'benefit-details'),
        (all) => all && { ...all, 'masterrental-2': { ...all['masterrental-2'], ...hostile } },
      )
    })
    await waitFor(() => expect(buttons()).toEqual(['Start a claim', 'Get a certificate']))
  })

  it('open one dialog at a time [P-260]', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Get a certificate' }))
    const dialog = await screen.findByRole('dialog', { name: 'We send you the certificate' })
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
    fireEvent.click(screen.getByRole('button', { name: 'Start a claim' }))
    await screen.findByRole('dialog', { name: 'Before you start' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the way to the guide', () => {
  it.each<[string, Partial<Benefit>, Partial<Country>, string | null]>([
    ['the page [P-239, P-275]', {}, {}, '/usa/en_US/benefits/CDW/guide'],
    ['a file [P-269]', {}, { code: 'BRA', region: 'LAC' }, '/documents/guides/bra/hrz/cdw.en_us.pdf'],
    ['the terms [P-271]', { url_terms_and_conditions: '/tha/x' }, { code: 'THA', region: 'AP' }, '/tha/x'],
    [
      'terms elsewhere [P-271]',
      { url_terms_and_conditions: 'https://a.example/t' },
      { region: 'AP' },
      'https://a.example/t',
    ],
    ['nowhere [P-272]', {}, { code: 'SAU', region: 'EEMEA' }, null],
    ['nowhere, hostile', { url_terms_and_conditions: 'javascript:alert(1)' }, { region: 'AP' }, null],
  ])('is %s', async (_, benefit, country, address) => {
    await open(benefit, country)
    const link = screen.queryByRole('link', { name: /^Guide to benefits/ })
    expect(link?.getAttribute('href') ?? null).toBe(address)
    const leaves = address !== null && /^https:|\.pdf$/.test(address)
    expect(link?.getAttribute('target') ?? null).toBe(leaves ? '_blank' : null)
  })
})

it('counts the way to the guide and to a claim, by the benefit alone [C-582, C-583]', async () => {
  const counted = vi.fn()
  sendEventsTo(counted)
  await open()
  fireEvent.click(screen.getByRole('link', { name: 'Guide to benefits' }))
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Start a claim' }))
  const dialog = await screen.findByRole('dialog', { name: 'Before you start' })
  fireEvent.click(within(dialog).getByRole('link', { name: 'Start a claim' }))
  sendEventsTo(null)
  expect(counted.mock.calls).toEqual([
    [{ event: 'guide_to_benefits_click', code: 'CDW' }],
    [{ event: 'start_claim_from_benefit_click', code: 'CDW' }],
  ])
})

describe('the sheet before a claim', () => {
  const sheet = async (parts: Partial<Benefit> = {}) => {
    const page = await open(parts)
    fireEvent.click(screen.getByRole('button', { name: 'Start a claim' }))
    return { ...page, dialog: await screen.findByRole('dialog', { name: 'Before you start' }) }
  }

  it('says how long the form takes and what it asks for', async () => {
    const { dialog, router } = await sheet({ claim_form: { pages: 1, minutes: 12, documents: ['DOC001', 'DOC999'] } })
    expect(within(dialog).getByText('About 12 minutes')).toBeTruthy()
    expect(within(dialog).getByText('1 step')).toBeTruthy()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    expect(within(dialog).getByText(/180 days/)).toBeTruthy()
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }))
    fireEvent.click(within(dialog).getByRole('link', { name: 'Start a claim' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/usa/en_US/claims/CDW'))
  })

  it.each([
    [0, /60 days left to claim, until \D*\d\d\/\d\d\/\d{4}/],
    [59, /1 day left to claim/],
    [60, /Today is the last day/],
    [61, /The time to claim ended on .* call/],
    [-1, /has not come yet/],
  ])('counts the days left after a loss %i days ago', async (ago, words) => {
    const { dialog, app } = await sheet()
    const today = app.platform.today()
    const day = new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10)
    fireEvent.change(within(dialog).getByLabelText('When did it happen?'), { target: { value: day } })
    expect(within(dialog).getByRole('status').textContent).toMatch(words)
    expect(dateOfLoss.read(app.store)).toBe(ago < 0 ? null : day)
  })

  it('says nothing of a day that is not one', async () => {
    const { dialog } = await sheet()
    fireEvent.change(within(dialog).getByLabelText('When did it happen?'), { target: { value: '' } })
    expect(within(dialog).getByRole('status').textContent).toBe('')
  })
})

function tripTerms() {
  return {
    medical_amount: 1,
    baggage_amount: 1,
    delay_amount: 1,
    wait_hours: 6,
    trip_days: 60,
    claim_days: 60,
    document_days: 90,
  }
}
