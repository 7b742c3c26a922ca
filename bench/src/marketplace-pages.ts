import { call } from '@amparo/contract/call'
import { createQuote, getQuote, purchasePolicy } from '@amparo/contract/quotes'
import { authenticate } from '@amparo/contract/users'
import type { Page } from '@playwright/test'
import type { Route } from './measurement.ts'

const GOAL_KIB = 180
const email = 'dana@mail.example'
const marketplace = '/usa/en_US/marketplace'

/** The pages between a first visit and a policy. */
export const marketplacePages: readonly Route[] = [
  { name: 'sign-in', isThere: 'main form', path: '/auth/login' },
  { name: 'get started', isThere: 'main form', path: '/add/purchase/get-started' },
].map(({ path, ...route }) => ({
  ...route,
  goalKib: GOAL_KIB,
  open: async (page: Page, portal: string) => void (await page.goto(portal + marketplace + path)),
}))

export const quotePages: readonly Route[] = [
  { name: 'coverage', isThere: '.coverage-form', path: 'coverage', state: 'OH' },
  { name: 'coverage and checkout in New York', isThere: 'main form', path: 'coverage-checkout', state: 'NY' },
  { name: 'checkout', isThere: 'main form', path: 'checkout', state: 'OH' },
  { name: 'confirmation', isThere: '.confirmation-facts', path: 'policy-purchase-confirmation', state: 'OH' },
].map(({ path, state, ...route }) => ({
  ...route,
  goalKib: GOAL_KIB,
  open: async (page: Page, portal: string) => {
    const { id, token } = await makeQuote(portal, { state, isBought: route.name === 'confirmation' })
    await page.goto(`${portal}/login`)
    const user = JSON.stringify({ token, isGuestUser: true, email })
    await page.evaluate((session) => sessionStorage.setItem('user-session', session), user)
    await page.goto(`${portal}${marketplace}/add/purchase/${id}/${path}`)
  },
}))

async function makeQuote(origin: string, { state, isBought }: { state: string; isBought: boolean }) {
  const { guest_session_token: token } = await call(authenticate, { body: { email } }, { origin })
  const options = { origin, headers: { authorization: `Bearer ${token}` } }
  const isNewYork = state === 'NY'
  const address = {
    line_1_address: '12 Harbor Street',
    municipality_name: isNewYork ? 'New York' : 'Columbus',
    state,
    postal_code: isNewYork ? '10001' : '43215',
  }
  const person = { first_name: 'Dana', last_name: 'Quill', birthdate: '1986-04-12' }
  const policy_holder = isNewYork ? person : { ...person, gender: 'F' as const }
  const { id } = await call(createQuote, { body: { email, policy_holder, address } }, options)
  if (isBought) await buy(id, options)
  return { id, token }
}

async function buy(id: string, options: { origin: string; headers: Record<string, string> }) {
  const quote = await call(getQuote, { params: { id } }, options)
  const body = {
    quote_amount: quote.monthly_quote_amount,
    payment_info: {
      ...{ number: 'sim_succeeds.4444.1230.bench', expiryMonth: 12, expiryYear: 2030 },
      ...{ name: 'Dana Quill', cvv: 'provided' as const },
    },
    billing_address: { line1Address: '12 Harbor Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
    toc_agreement: true,
  }
  await call(purchasePolicy, { params: { id }, body }, options)
}
