import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Card } from '../../../session/card-session.ts'
import { renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aBenefit, aCountry, anAnswer, panToken } from '../../../testing/test-data.ts'
import { PreviewPage } from './preview-page.tsx'

afterEach(resetPage)

function open(path: string, card?: Card) {
  const pages = [
    { page_key: 'a', title: 'About you' },
    { page_key: 'b', title: 'Your trip' },
  ]
  const benefits = [aBenefit(), aBenefit({ benefit_code: 'ATS', is_claimable: false })]
  return renderPage(<PreviewPage />, {
    path,
    route: '/:countryCode/:languageCode/preview-claim/:benefitCode?',
    card,
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits }) }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
      '/api/cardholder/v1/claims/benefits/CDW/pages/': () => ({ body: { pages, version: 'v1' } }),
    },
  })
}

it('shows the pages of a form as a preview that cannot be sent [C-127, C-X15]', async () => {
  open('/usa/en_US/preview-claim/CDW', { panToken, last4: '4021', isBrandAgnostic: false })
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

it('is open to a guest, who has no card to ask for [C-X15]', async () => {
  const { asked } = open('/usa/en_US/preview-claim')
  expect(await screen.findByRole('link', { name: /Log in with your card/ })).toBeTruthy()
  expect(asked).toEqual([])
})
