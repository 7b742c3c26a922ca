import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sendEventsTo } from '../../../platform/analytics/analytics.ts'
import { aBenefit } from '../../../testing/test-data.ts'
import { openBenefit, prepareBenefit } from '../testing/open-benefit.tsx'

prepareBenefit()

it('shows every block of the page, with the terms of the card [P-233..P-235, P-237, P-238, P-239, P-240, P-241, P-242, P-243]', async () => {
  await openBenefit()
  expect(screen.getByRole('link', { name: 'All benefits' }).getAttribute('href')).toBe('/usa/en_US/benefits')
  expect(screen.getByRole('heading', { level: 1, name: 'Rental car damage waiver' })).toBeTruthy()
  expect(screen.getByText(/we pay for damage to the car or its theft, up to \$75,000/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Did something happen?',
    'How it works',
    'What to have ready',
    'Good to know',
    'Frequently asked questions',
  ])
  expect(screen.getByText(/Start your claim within 60 days/)).toBeTruthy()
  expect(screen.getByText('Photos of the damage')).toBeTruthy()
  expect(screen.getByText(/send the rest within 180 days of the incident/)).toBeTruthy()
  expect(screen.getByText(/rentals of up to 31 days in a row/)).toBeTruthy()
  expect(screen.getAllByRole('group').length).toBeGreaterThanOrEqual(4)
  expect(screen.getByText(/holders of Horizon Platinum issued by Lumen Bank/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Guide to benefits' })).toBeTruthy()
  expect(document.querySelector('.benefit-hero svg')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\{\w+\}/)
})

it('shows what to do in each step, and below it what else there is to say', async () => {
  await openBenefit()
  const step = screen.getByText('Start your claim within 60 days').closest('li')
  expect([...(step?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Start your claim within 60 days',
    'Once we have all your documents, we pay you or the rental company.',
  ])
})

it.each([
  ['MEX', /You can create a certificate on this page/, /ask what we can send you/],
  ['BRA', /ask what we can send you/, /certificate/],
])('answers where to get proof by what the page offers: %s [C-326]', async (code, answer, not) => {
  const terms = { ...aBenefit().terms, dental_amount: 1, evacuation_amount: 1, trip_days: 90 }
  await openBenefit({ benefit_code: 'MEX', content_entry: 'masterassist-plus', terms }, { code })
  const row = screen.getByText('Where do I get proof that I’m insured?').closest('details')
  expect(row?.textContent).toMatch(answer)
  expect(row?.textContent).not.toMatch(not)
})

it('shows the figures in the country’s currency and the reader’s language', async () => {
  await openBenefit(
    {},
    { code: 'SAU', region: 'EEMEA', currency: 'SAR', languages: ['ar_EEMEA'] },
    { locale: 'ar_EEMEA' },
  )
  const figures = document.querySelector('.figures')?.textContent ?? ''
  expect(figures).toMatch(/75,000/)
  expect(figures).toContain('60 يومًا')
})

describe('the link to the guide', () => {
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
    await openBenefit(benefit, country)
    const link = screen.queryByRole('link', { name: /^Guide to benefits/ })
    expect(link?.getAttribute('href') ?? null).toBe(address)
    const leaves = address !== null && /^https:|\.pdf$/.test(address)
    expect(link?.getAttribute('target') ?? null).toBe(leaves ? '_blank' : null)
  })
})

it('counts clicks on the guide and on a claim, with the benefit only [C-582, C-583]', async () => {
  const counted = vi.fn()
  sendEventsTo(counted)
  await openBenefit()
  fireEvent.click(screen.getByRole('link', { name: 'Guide to benefits' }))
  await openBenefit()
  fireEvent.click(screen.getByRole('button', { name: 'Start a claim' }))
  const dialog = await screen.findByRole('dialog', { name: 'Before you start' })
  fireEvent.click(within(dialog).getByRole('link', { name: 'Start a claim' }))
  sendEventsTo(null)
  expect(counted.mock.calls).toEqual([
    [{ event: 'guide_to_benefits_click', code: 'CDW' }],
    [{ event: 'start_claim_from_benefit_click', code: 'CDW' }],
  ])
})
