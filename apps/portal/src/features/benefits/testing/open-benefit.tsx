import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { drawModals, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aBenefit, aCard, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { BenefitPage } from '../detail/benefit-page.tsx'

/** Call once per test file: makes modal dialogs work in jsdom. */
export function prepareBenefit() {
  beforeEach(drawModals)
  afterEach(resetPage)
}

export async function openBenefit(parts: Partial<Benefit> = {}, country: Partial<Country> = {}, locale = 'en_US') {
  const benefit = aBenefit(parts)
  const place = aCountry(country)
  const page = renderPage(<BenefitPage />, {
    path: `/${place.code.toLowerCase()}/${locale}/benefits/${benefit.benefit_code}`,
    route: '/:countryCode/:languageCode/benefits/:benefitCode',
    card: aCard(),
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [benefit], ica_country: place.code }) }),
      [`/api/countries/v1/countries/${place.code}/`]: () => ({ body: place }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}
