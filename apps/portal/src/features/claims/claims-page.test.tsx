import type { Benefit } from '@amparo/contract/benefits'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forget, renderForTest } from '../../session/render-for-test.tsx'
import { aBenefit, aCountry, anAnswer, panToken } from '../../session/test-data.ts'
import { ClaimsPage } from './claims-page.tsx'

afterEach(forget)

async function open(benefits: Benefit[]) {
  renderForTest(<ClaimsPage />, {
    path: '/usa/en_US/claims',
    route: '/:countryCode/:languageCode/claims',
    card: { panToken, last4: '4021', isBrandAgnostic: false },
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
}

it('lists what can be claimed, by name, and the numbers to call [P-352]', async () => {
  await open([
    aBenefit({ benefit_code: 'WTY', name: 'Warranty' }),
    aBenefit({ benefit_code: 'ATS', name: 'Assistance', is_claimable: false }),
    aBenefit({ benefit_code: 'BAG', name: 'Baggage' }),
  ])
  const [, list] = screen.getAllByRole('list')
  expect(
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Baggage', 'Warranty'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
  expect(screen.queryByText(/have ended/)).toBeNull()
})

it('says that an earlier loss can still be claimed when a benefit has ended [P-154]', async () => {
  await open([aBenefit({ benefit_expiration_date: '2001-01-01' })])
  expect(screen.getByText('Rental car damage waiver')).toBeTruthy()
  expect(screen.getByText(/Some of your benefits have ended/)).toBeTruthy()
})

it('says so when there is nothing to claim, and still gives the number', async () => {
  await open([aBenefit({ is_claimable: false })])
  expect(screen.getByText(/there is nothing to claim/)).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(screen.getByRole('link')).toBeTruthy()
})
