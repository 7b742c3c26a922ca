import { randomBytes } from 'node:crypto'
import { call } from '@amparo/contract/call'
import type { Endpoint, Input } from '@amparo/contract/endpoint'
import { createQuote } from '@amparo/contract/new-quotes'
import { purchasePolicy, updateQuote } from '@amparo/contract/quotes'
import { authenticate } from '@amparo/contract/sign-in'
import { dayIn } from '@amparo/rules/policies/policy-days'
import type { Page } from '@playwright/test'
import { origins } from '../src/origins.ts'
import { randomAddress } from '../src/random-address.ts'

export type Home = { state: string; city: string; zip: string }
export const ohio: Home = { state: 'OH', city: 'Columbus', zip: '43004' }

type Update = Input<typeof updateQuote>['body']
export type Terms = Partial<Pick<Update, 'effective_date' | 'coverages'>>

/** Somebody who has a quote or a policy when a story begins. It is made with calls: stories about buying use the pages. */
export async function guestAt(page: Page, email: string, { portal }: { portal: string } = origins) {
  const from = { origin: portal, headers: { 'x-forwarded-for': randomAddress() } }
  const { guest_session_token: token } = await call(authenticate, { body: { email } }, from)
  const headers = { ...from.headers, authorization: `Bearer ${token}` }
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => call(endpoint, input, { ...from, headers })

  async function makesQuote({ state, city, zip }: Home = ohio) {
    const address = { line_1_address: '12 Elm St', municipality_name: city, state, postal_code: zip }
    const policy_holder = { first_name: 'Nina', last_name: 'Ortiz', birthdate: '1985-04-05', gender: 'F' } as const
    return (await ask(createQuote, { body: { email, address, policy_holder } })).id
  }

  return {
    ask,
    makesQuote,
    /** Buys a policy with a card that is approved; by default it starts today. */
    async buys({ effective_date = dayIn('America/New_York', new Date()), coverages = [{ id: 'ADD' }] }: Terms = {}) {
      const params = { id: await makesQuote() }
      const smokes_yn = coverages.some(({ id }) => id === 'CI') ? false : null
      const update = { effective_date, coverages, beneficiary: null, spouse: null, children: [], smokes_yn }
      const { monthly_quote_amount } = await ask(updateQuote, { params, body: update })
      const card = {
        number: `sim_succeeds.4444.1230.${randomBytes(6).toString('hex')}`,
        expiryMonth: 12,
        expiryYear: 2030,
      }
      const body = {
        quote_amount: monthly_quote_amount,
        payment_info: { ...card, name: 'Nina Ortiz', cvv: 'provided' },
        billing_address: { line1Address: '12 Elm St', city: 'Columbus', state: 'OH', postalCode: '43004' },
        toc_agreement: true,
      } as const
      return ask(purchasePolicy, { params, body })
    },
    /** The browser goes on with this session. */
    async entersBrowser() {
      await page.goto(`${portal}/healthz`)
      const session = JSON.stringify({ token, isGuestUser: true, email })
      await page.evaluate((value) => sessionStorage.setItem('user-session', value), session)
    },
  }
}
