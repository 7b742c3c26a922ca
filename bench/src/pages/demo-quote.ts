import { call } from '@amparo/contract/call'
import { createQuote } from '@amparo/contract/new-quotes'
import { getQuote, purchasePolicy } from '@amparo/contract/quotes'
import { authenticate } from '@amparo/contract/sign-in'

export const email = 'dana@mail.example'
const person = { first_name: 'Dana', last_name: 'Quill', birthdate: '1986-04-12' }
const homes = {
  OH: { municipality_name: 'Columbus', postal_code: '43215' },
  NY: { municipality_name: 'New York', postal_code: '10001' },
}

/** A quote of somebody without an account. `headers` are those of their session. */
export async function makeQuote(origin: string, { state = 'OH' }: { state?: keyof typeof homes } = {}) {
  const { guest_session_token: token } = await call(authenticate, { body: { email } }, { origin })
  const headers = { authorization: `Bearer ${token}` }
  const address = { line_1_address: '12 Harbor Street', state, ...homes[state] }
  const policy_holder = state === 'NY' ? person : { ...person, gender: 'F' as const }
  const { id } = await call(createQuote, { body: { email, policy_holder, address } }, { origin, headers })
  return { id, token, headers }
}

export async function buyPolicy(origin: string) {
  const { id, token, headers } = await makeQuote(origin)
  const options = { origin, headers }
  const { monthly_quote_amount } = await call(getQuote, { params: { id } }, options)
  const card = { number: 'sim_succeeds.4444.1230.bench', expiryMonth: 12, expiryYear: 2030, name: 'Dana Quill' }
  const body = {
    quote_amount: monthly_quote_amount,
    payment_info: { ...card, cvv: 'provided' as const },
    billing_address: { line1Address: '12 Harbor Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
    toc_agreement: true,
  }
  await call(purchasePolicy, { params: { id }, body }, options)
  return { id, token, headers }
}
