import type { PolicyDetails } from '@amparo/contract/policies'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fakePaymentFields } from '../../../../blocks/payment-card/testing/fake-payment-fields.ts'
import type { BillingDraft } from '../../../../session/drafts/policy-drafts.ts'
import type { Handler } from '../../../../testing/render-page.tsx'
import { aCountry } from '../../../../testing/test-data.ts'
import { DETAILS, openQuote, UPDATE } from '../../testing/open-quote.tsx'
import { aPolicy, aQuote } from '../../testing/sample-quote.ts'
import { CheckoutPage } from '../checkout-page.tsx'

export const PURCHASE = `${UPDATE}purchase/`

type Options = {
  quote?: PolicyDetails
  card?: ReturnType<typeof fakePaymentFields>
  purchase?: Handler
  details?: Handler
  search?: string
  draft?: BillingDraft
}

export async function openCheckout({
  quote = aQuote(),
  card = fakePaymentFields(),
  purchase = () => ({ body: aPolicy() }),
  details = () => ({ body: quote }),
  search = '',
  draft,
}: Options = {}) {
  const page = openQuote(<CheckoutPage mount={card.mount} />, {
    ...{ at: 'checkout', search, quote, draft },
    answers: {
      [PURCHASE]: purchase,
      [DETAILS]: details,
      '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
      '/api/errors/v1/': () => ({ status: 204, body: null }),
    },
  })
  await screen.findByRole('heading', { name: 'Checkout' })
  return { ...page, card, callsTo: (address: string) => page.asked.filter((one) => one.path === address) }
}

export const purchaseButton = () => screen.getByRole('button', { name: 'Purchase policy' })

/** Outside California, where there is one box. */
export const agree = () => {
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'I’ve received the outline' }))
}

/** Everything that the form asks for. */
export async function fillIn(card: ReturnType<typeof fakePaymentFields>) {
  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: '  Ada Winters ' } })
  await waitFor(() => card.hasCard())
  agree()
}

/** Fills in the form, and buys. */
export async function buy(options: Options = {}) {
  const page = await openCheckout(options)
  await fillIn(page.card)
  fireEvent.click(purchaseButton())
  return page
}

export const arrived = () => screen.findByText(/^arrived at .*\/policy-purchase-confirmation$/)
export const alert = async () => (await screen.findByRole('alert')).textContent
