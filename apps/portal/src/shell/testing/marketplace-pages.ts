import type { Slug } from '@amparo/content/slugs'
import type { PolicyDetails } from '@amparo/contract/policies'
import { act, fireEvent, screen } from '@testing-library/react'
import { mayasBilling } from '../../features/marketplace/self-service/testing/open-self-service.tsx'
import { aQuote, quoteId } from '../../features/marketplace/testing/sample-quote.ts'
import { aCard, aSupport } from '../../testing/test-data.ts'
import type { openApp } from './open-app.tsx'

const marketplace = '/usa/en_US/marketplace'
const policyApi = `/api/v2/marketplace/policies/${quoteId}`
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
        [`${policyApi}/billing/`]: mayasBilling,
        [`${policyApi}/documents/`]: [],
        [`${policyApi}/claims/`]: [],
        [`${policyApi}/`]: aQuote(quote),
        '/api/v2/marketplace/support/': aSupport,
        '/api/v2/marketplace/auth/me/': { email: null, name: null },
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
    path: `${marketplace}/auth/login`,
    slugs: ['marketplace-failed'] satisfies Slug[],
    options,
    failedCalls: ['CARDHOLDER_PAY_AUTH_API_ERROR'],
    use() {
      fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'maya@example.com' } })
      fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
    },
  },
  {
    path: `${marketplace}/add/purchase/get-started`,
    slugs: ['marketplace-quote', 'us-address'] satisfies Slug[],
    options,
  },
  quotePage('coverage', ['marketplace-coverage']),
  quotePage('checkout', ['checkout', 'payment-card', 'billing-address']),
  quotePage(`coverage?cancelAndRewrite=true&previousPolicyId=${quoteId}`, ['policy-rewrite']),
  quotePage('coverage-checkout', ['marketplace-new-york'], { geographic_location: { ...home, state: 'NY' } }),
  quotePage('policy-purchase-confirmation', ['purchase-confirmation'], bought),
  ownPage(`/pdf-viewer/${quoteId}/OUTLINE_OF_COVERAGE`, ['document-viewer'], bought),
  selfServicePage('overview', ['self-service', 'self-service-overview', 'cancel-policy']),
  selfServicePage('personal-information', ['self-service-personal', 'marketplace-quote']),
  selfServicePage('coverage', ['self-service-coverage']),
  selfServicePage('billing', ['self-service-billing']),
  selfServicePage('documents', ['self-service-documents']),
  selfServicePage('claims', ['self-service-claims']),
]
