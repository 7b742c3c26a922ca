import { randomBytes } from 'node:crypto'
import { call } from '@amparo/contract/call'
import { createClaimWidget } from '@amparo/contract/claim-widget'
import type { Endpoint, Input } from '@amparo/contract/endpoint'
import { createQuote, purchasePolicy, updateQuote } from '@amparo/contract/quotes'
import { authenticate } from '@amparo/contract/users'
import { dayIn } from '@amparo/rules/policies/policy-days'
import type { Page } from '@playwright/test'
import { origins } from '../src/origins.ts'

const TIME_ZONE = 'America/New_York'

type Coverages = Input<typeof updateQuote>['body']['coverages']
export type PolicyInSession = Awaited<ReturnType<typeof policyInSession>>

/** A person with a policy that starts today. It is bought by calls, because other stories buy one on the pages. */
export async function policyInSession(page: Page, coverages: Coverages = [{ id: 'ADD' }]) {
  const email = `${randomBytes(6).toString('hex')}@mail.example`
  let token = ''
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    call(endpoint, input, {
      origin: origins.portal,
      headers: { 'x-forwarded-for': '10.9.9.9', ...(token && { authorization: `Bearer ${token}` }) },
    })
  token = (await ask(authenticate, { body: { email } })).guest_session_token
  const today = dayIn(TIME_ZONE, new Date())
  const holder = { first_name: 'Nina', last_name: 'Ortiz', birthdate: '1985-04-05', gender: 'F' as const }
  const address = {
    line_1_address: '12 Elm St',
    line_2_address: null,
    municipality_name: 'Columbus',
    state: 'OH',
    postal_code: '43004',
  }
  const { id } = await ask(createQuote, { body: { email, policy_holder: holder, address } })
  const params = { id }
  const changes = {
    effective_date: today,
    beneficiary: 'estate',
    spouse: null,
    children: [],
    coverages,
    smokes_yn: null,
  }
  const { monthly_quote_amount } = await ask(updateQuote, { params, body: changes })
  const policy = await ask(purchasePolicy, {
    params,
    body: {
      quote_amount: monthly_quote_amount,
      payment_info: {
        number: `sim_succeeds.4444.1230.${randomBytes(6).toString('hex')}`,
        expiryMonth: 12,
        expiryYear: 2030,
        name: 'Nina Ortiz',
        cvv: 'provided',
      },
      billing_address: { line1Address: '12 Elm St', city: 'Columbus', state: 'OH', postalCode: '43004' },
      toc_agreement: true,
    },
  })
  const user = JSON.stringify({ token, isGuestUser: true, email })

  return {
    ...policy,
    today,
    claimToken: async () => (await ask(createClaimWidget, { params })).token,
    /** Opens a page of self-service in the session in which the policy was bought. */
    async opens(name: string) {
      await page.addInitScript(
        ([portal, session]) => {
          if (location.origin === portal && top === window) sessionStorage.setItem('user-session', session)
        },
        [origins.portal, user] as const,
      )
      await page.goto(`/usa/en_US/marketplace/self-service/add/${id}/${name}`)
    },
  }
}
