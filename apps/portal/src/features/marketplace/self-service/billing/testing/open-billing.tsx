import type { PolicyBilling } from '@amparo/contract/billing'
import type { PolicyDetails } from '@amparo/contract/policies'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach } from 'vitest'
import { fakePaymentFields } from '../../../../../blocks/payment-card/testing/fake-payment-fields.ts'
import { type BillingDraft, policyDrafts } from '../../../../../session/drafts/policy-drafts.ts'
import { createTestApp, type Handler, renderRoutes, resetPage } from '../../../../../testing/render-page.tsx'
import { aCountry, aSupport } from '../../../../../testing/test-data.ts'
import { dismissSnackbar } from '../../../../../ui/feedback/snackbar.ts'
import { Snackbars } from '../../../../../ui/feedback/snackbars.tsx'
import { prepareMarketplace } from '../../../testing/open-marketplace.tsx'
import { aPolicy, elmStreet, quoteId } from '../../../testing/sample-quote.ts'
import { BillingPage } from '../billing-page.tsx'

const api = '/api/v2/marketplace'
const POLICY = `${api}/policies/${quoteId}/`
export const BILLING = `${POLICY}billing/`
export const SUPPORT = `${api}/support/`

/** For the whole file. */
export function prepareBilling() {
  prepareMarketplace()
  afterEach(() => dismissSnackbar('billing'))
}

export const charge: PolicyBilling['payments'][number] = {
  kind: 'charge',
  amount: 6.3,
  paid_on: '2026-11-16',
  due_on: '2026-11-16',
  last_4: '4444',
}

export function aBilling(parts: Partial<PolicyBilling> = {}): PolicyBilling {
  return {
    cardholder_name: 'Ada Byron',
    billing_address: elmStreet,
    overdue: null,
    refund_if_canceled: { amount: 6.3, is_full: true },
    payments: [charge],
    ...parts,
  }
}

/** Two months are overdue. */
export const overdue = { amount: 12.6, since: '2026-12-16', coverage_ends_on: '2027-01-15' }
export const suspended = () => aPolicy({ status_code: 'suspended', out_of_force_date: '2027-01-15' })
export const owing = { policy: suspended(), billing: aBilling({ overdue }) }
export const newCard = { brand: 'Mastercard', last_4: '5100', exp_month: 12, exp_year: 2028 }
export const active = (parts: Partial<PolicyDetails> = {}) =>
  aPolicy({ status_code: 'in_force', next_payment: { amount: 6.3, due_at: '2026-12-16' }, ...parts })

type Options = {
  policy?: PolicyDetails
  billing?: PolicyBilling
  card?: ReturnType<typeof fakePaymentFields>
  /** Answers a change. */
  change?: Handler
  answers?: Record<string, Handler>
  /** What was typed on this device before. */
  draft?: BillingDraft
}

/** The billing page of somebody who has signed in. A policy is read and changed at the same path; only a change has a body. */
export async function openBilling({
  policy = active(),
  billing = aBilling(),
  card = fakePaymentFields(),
  change = () => ({ body: active() }),
  answers,
  draft,
}: Options = {}) {
  resetPage()
  const server = { policy, billing }
  const page = '/USA/en_US/marketplace/self-service/add'
  const path = `${page}/${quoteId}/billing`
  const test = createTestApp({
    path,
    answers: {
      [POLICY]: (body, address) => {
        if (body === undefined) return { body: server.policy }
        return change(body, address)
      },
      [BILLING]: () => ({ body: server.billing }),
      [SUPPORT]: () => ({ body: aSupport }),
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
      '/api/errors/v1/': () => ({ status: 204, body: null }),
      ...answers,
    },
  })
  test.app.user.begin({ token: `us_${'a'.repeat(43)}`, isGuestUser: false })
  const element = (
    <>
      <BillingPage mount={card.mount} />
      <Snackbars dismissLabel="Dismiss" />
    </>
  )
  const route = '/:countryCode/:languageCode/marketplace/self-service/:benefitCode/:policyId/billing'
  const drafts = test.app.part(policyDrafts)
  if (draft) await drafts.update(quoteId, () => ({ billing: draft }))
  const loader = () => drafts.get(quoteId)
  const view = renderRoutes(test.app, [{ path: route, element, loader }], [path])
  await screen.findByRole('heading', { level: 1 })
  const sent = (to: string) => test.asked.filter((one) => one.path === to)
  return {
    ...test,
    ...view,
    server,
    card,
    storedDraft: async () => (await drafts.get(quoteId))?.billing,
    reads: () => sent(POLICY).filter(({ body }) => body === undefined).length,
    changes: () => sent(POLICY).filter(({ body }) => body !== undefined),
    reports: () => sent('/api/errors/v1/').map(({ body }) => body),
  }
}

/** Opens the form, and types a card into it. */
export async function editCard({ card }: { card: ReturnType<typeof fakePaymentFields> }, name = 'Ada Byron') {
  fireEvent.click(await screen.findByRole('button', { name: /^(Change card or address|Pay \$[\d.]+)$/ }))
  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: name } })
  await waitFor(() => card.hasCard())
}

/** Types a card into the form and saves it. */
export async function saveCard(options: Options = {}) {
  const page = await openBilling(options)
  await editCard(page)
  fireEvent.click(saveButton())
  return page
}

export const saveButton = () => screen.getByRole('button', { name: /^(Save changes|Pay \$.* and use this card)$/ })
export const alert = async () => (await screen.findByRole('alert')).textContent
