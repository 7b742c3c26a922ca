import type { PolicyBilling } from '@amparo/contract/billing'
import type { PolicyDetails } from '@amparo/contract/policies'
import { screen } from '@testing-library/react'
import type { User } from '../../../../session/session-fields.ts'
import type { Handler } from '../../../../testing/render-page.tsx'
import { api, marketplace, mayasQuote, openMarketplace, policyId } from '../../testing/open-marketplace.tsx'
import { aParty } from '../../testing/sample-quote.ts'

export const POLICY = `${api}/policies/${policyId}/`
export const selfService = `${marketplace}/self-service/add/${policyId}`
const maya: User = { token: `us_${'m'.repeat(43)}`, isGuestUser: false, email: 'maya@example.com' }

/** Maya's policy in Ohio, which started yesterday. */
export function mayasPolicy(parts: Partial<PolicyDetails> = {}): PolicyDetails {
  return mayasQuote({
    number: 'ADD-1000017',
    status_code: 'in_force',
    effective_date: '2026-11-16',
    next_payment: { amount: 6.3, due_at: '2026-12-16' },
    card: { brand: 'Mastercard', last_4: '4444', exp_month: 12, exp_year: 2028 },
    quote_expires_on: null,
    ...parts,
  })
}

export const leo = aParty({
  id: 'spouse',
  first_name: 'Leo',
  last_name: 'Ortiz',
  birthdate: '1988-02-29',
  relation: 'spouse',
})
export const ida = aParty({
  id: 'child-1',
  first_name: 'Ida',
  last_name: 'Ortiz',
  birthdate: '2015-06-01',
  relation: 'dependent',
})

export function withFamily(parts: Partial<PolicyDetails> = {}): PolicyDetails {
  const policy = mayasPolicy(parts)
  return { ...policy, parties: [...policy.parties, leo, ida] }
}

/** Maya's policy in another state. */
export function mayasPolicyIn(state: string, parts: Partial<PolicyDetails> = {}): PolicyDetails {
  const policy = mayasPolicy(parts)
  return { ...policy, geographic_location: { ...policy.geographic_location, state } }
}

export const mayasBilling: PolicyBilling = {
  cardholder_name: 'Maya Ortiz',
  billing_address: null,
  overdue: null,
  refund_if_canceled: { amount: 6.3, is_full: true },
  payments: [],
}

type Options = {
  policy?: PolicyDetails
  overdue?: PolicyBilling['overdue']
  answers?: Record<string, Handler>
  user?: User | null
  /** Another address of the marketplace, for somebody who begins there. */
  at?: string
}

/** Opens a page of self-service for somebody who has signed in. */
export function openSelfService(
  page: string,
  { policy = mayasPolicy(), overdue = null, answers, user = maya, at = `${selfService}/${page}` }: Options = {},
) {
  return openMarketplace(at, {
    ...(user && { user }),
    answers: {
      [POLICY]: () => ({ body: policy }),
      [`${POLICY}billing/`]: () => ({ body: { ...mayasBilling, overdue } }),
      [`${POLICY}documents/`]: () => ({ body: [{ title: 'Outline of coverage', url: '/documents/o.pdf' }] }),
      ...answers,
    },
  })
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
