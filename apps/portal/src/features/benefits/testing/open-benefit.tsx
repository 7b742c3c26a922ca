import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import type { PageSettings } from '../../../platform/settings.ts'
import { drawModals, type Handler, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aBenefit, aCard, aCountry, anAnswer } from '../../../testing/test-data.ts'
import { BenefitPage } from '../detail/benefit-page.tsx'

/** Call once per test file: makes modal dialogs work in jsdom. */
export function prepareBenefit() {
  beforeEach(drawModals)
  afterEach(resetPage)
}

type More = { locale?: string; flags?: string[]; answers?: Record<string, Handler>; settings?: Partial<PageSettings> }

export async function openBenefit(parts: Partial<Benefit> = {}, country: Partial<Country> = {}, more: More = {}) {
  const { locale = 'en_US', flags = [], answers, settings } = more
  const benefit = aBenefit(parts)
  const place = aCountry(country)
  const page = renderPage(<BenefitPage />, {
    path: `/${place.code.toLowerCase()}/${locale}/benefits/${benefit.benefit_code}`,
    route: '/:countryCode/:languageCode/benefits/:benefitCode',
    card: aCard(),
    ...(settings && { settings }),
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [benefit], ica_country: place.code }) }),
      [`/api/countries/v1/countries/${place.code}/`]: () => ({ body: place }),
      '/api/feature_flags/v1/': () => ({ body: flags.map((code) => ({ code, status: 'on' })) }),
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}
