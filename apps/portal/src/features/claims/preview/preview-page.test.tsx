import type { Benefit } from '@amparo/contract/benefits'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Card } from '../../../session/card-session.ts'
import { renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../testing/test-data.ts'
import { PreviewPage } from './preview-page.tsx'

afterEach(resetPage)

type Options = { benefits?: Benefit[]; country?: Parameters<typeof aCountry>[0] }
const mine = { panToken, last4: '4021', isBrandAgnostic: false }

function open(path: string, card?: Card, { benefits = [aBenefit()], country = {} }: Options = {}) {
  const on = { page_key: 'a', question_key: 'reason' }
  const pages = [
    { page_key: 'a', title: 'About you' },
    { page_key: 'b', title: 'Your trip', when: { ...on, is_not: ['illness'] } },
    { page_key: 'c', title: 'The illness', when: { ...on, is: ['illness'] } },
  ]
  return renderPage(<PreviewPage />, {
    path,
    route: path.startsWith('/preview') ? '/preview-claim' : '/:countryCode/:languageCode/preview-claim/:benefitCode?',
    card,
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry(country) }),
      '/api/cardholder/v1/claims/benefits/CDW/pages/': () => ({ body: { pages, version: 'v1' } }),
    },
  })
}

it('shows the pages of a form as a preview that cannot be sent [C-127, C-X15]', async () => {
  open('/usa/en_US/preview-claim/CDW', mine)
  await screen.findByText('Your trip')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'About you',
    'Your trip',
    'Documents',
    'Check your answers',
  ])
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers only benefits that a claim can be started for, also without a country in the address [C-127, C-X15]', async () => {
  const others = [
    { benefit_code: 'ATS', is_claimable: false },
    { benefit_code: 'PUR', is_phone_only: true },
    { benefit_code: 'BGL', claim_form: null },
    { benefit_code: 'EMD', source: 'CHUBB' },
  ]
  open('/preview-claim', mine, { benefits: [...others.map(aBenefit), aBenefit()] })
  await screen.findByText('Your trip')
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['CDW'])
})

it('says so where no claim can be started', async () => {
  const { asked } = open('/usa/en_US/preview-claim', mine, { country: { isStartClaimEnabled: false } })
  expect(await screen.findByText(/there’s nothing to claim/)).toBeTruthy()
  expect(asked.some(({ path }) => path.includes('/pages/'))).toBe(false)
})

it.each([
  ['expired', { benefit_expiration_date: '2024-12-31' }, '2024-12-31'],
  ['has not begun', { benefit_effective_date: '2090-01-01' }, '2090-01-01'],
])('asks for the form of a benefit that %s as of a day that it covers [C-127, C-X24]', async (_, dates, day) => {
  const { asked } = open('/usa/en_US/preview-claim/CDW', mine, { benefits: [aBenefit(dates)] })
  await screen.findByText('Your trip')
  expect(asked.find(({ path }) => path.includes('/pages/'))?.path).toContain(`today=${day}`)
})

it('is open to a guest, who has no card to ask for [C-X15]', async () => {
  const { asked } = open('/usa/en_US/preview-claim')
  expect(await screen.findByRole('link', { name: /Log in with your card/ })).toBeTruthy()
  expect(asked).toEqual([])
})
