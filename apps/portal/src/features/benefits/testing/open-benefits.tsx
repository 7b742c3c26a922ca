import { screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { drawModals, renderPage, resetPage } from '../../../testing/render-page.tsx'
import { aCountry, anAnswer, panToken } from '../../../testing/test-data.ts'
import { BenefitsPage } from '../home/benefits-page.tsx'

/** For the whole file: a window with modals. */
export function prepareBenefits() {
  beforeEach(drawModals)
  afterEach(resetPage)
}

export async function open(
  answer = anAnswer(),
  path = '/usa/en_US/benefits',
  country = aCountry(),
  flags: string[] = [],
) {
  const page = renderPage(<BenefitsPage />, {
    path,
    route: '/:countryCode/:languageCode/benefits',
    card: { panToken, last4: '4021', isBrandAgnostic: answer.is_brand_agnostic },
    answers: {
      '/api/cardholder/v1/benefits/': () => ({ body: answer }),
      '/api/feature_flags/v1/': () => ({ body: flags.map((code) => ({ code, status: 'on' })) }),
      [`/api/countries/v1/countries/${country.code}/`]: () => ({ body: country }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}
/** Of the benefits, in their order. */
export const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
