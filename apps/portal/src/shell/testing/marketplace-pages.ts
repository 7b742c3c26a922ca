import type { Slug } from '@amparo/content/slugs'
import type { PolicyDetails } from '@amparo/contract/policies'
import { act } from '@testing-library/react'
import { aQuote, quoteId } from '../../features/marketplace/testing/sample-quote.ts'
import { aCard } from '../../testing/test-data.ts'
import type { openApp } from './open-app.tsx'

const marketplace = '/usa/en_US/marketplace'
const quoteApi = `/api/v2/marketplace/quote/${quoteId}`
const user = { token: `us_${'a'.repeat(43)}`, isGuestUser: true }
const options = { card: aCard(), flags: ['mcu_nam_cp'] }

type View = ReturnType<typeof openApp>

/** A page of a quote, opened with a user session. */
function quotePage(page: string, slugs: Slug[], quote: Partial<PolicyDetails> = {}) {
  return ownPage(`${marketplace}/add/purchase/${quoteId}/${page}`, slugs, quote)
}

function ownPage(address: string, slugs: Slug[], quote: Partial<PolicyDetails> = {}) {
  return {
    path: '/usa/en_US/terms',
    slugs,
    options: {
      ...options,
      answers: {
        [`${quoteApi}/details/`]: aQuote(quote),
        [`${quoteApi}/coverages/`]: { coverages: [] },
        [`/api/v2/marketplace/policies/${quoteId}/`]: aQuote(quote),
      },
    },
    async use({ app, router }: View) {
      app.user.begin(user)
      await act(() => router.navigate(address))
    },
  }
}

function selfServicePage(page: string, slugs: Slug[]) {
  return ownPage(`${marketplace}/self-service/add/${quoteId}/${page}`, slugs, bought)
}

const { geographic_location: home } = aQuote()
const bought = { number: 'P1', status_code: 'bound' }

/** The pages of the marketplace, with the slugs that they load. */
export const marketplacePages = [
  { path: marketplace, slugs: ['marketplace-home', 'marketplace-benefit'] satisfies Slug[], options },
  { path: `${marketplace}/add`, slugs: ['marketplace-benefit'] satisfies Slug[], options },
  { path: `${marketplace}/auth/login`, slugs: ['marketplace-sign-in'] satisfies Slug[], options },
  {
    path: `${marketplace}/add/purchase/get-started`,
    slugs: ['marketplace-quote', 'us-address'] satisfies Slug[],
    options,
  },
  quotePage('coverage', ['marketplace-coverage']),
  quotePage('checkout', ['checkout', 'payment-card']),
  quotePage('coverage-checkout', ['marketplace-new-york'], { geographic_location: { ...home, state: 'NY' } }),
  quotePage('policy-purchase-confirmation', ['purchase-confirmation'], bought),
  selfServicePage('overview', ['self-service']),
]
