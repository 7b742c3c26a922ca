import { randomBytes } from 'node:crypto'
import { call } from '@amparo/contract/call'
import { createQuote } from '@amparo/contract/new-quotes'
import { purchasePolicy, updateQuote } from '@amparo/contract/quotes'
import { authenticate } from '@amparo/contract/sign-in'
import { seeded } from '../../chaos/src/random.ts'
import { type Confirmed, sendClaim } from '../../chaos/src/send-claim.ts'

type Origins = { portal: string; vault: string }

/** What a browser gets: a page with its assets, the card field, no cookie, and the headers that keep it on TLS. */
export async function openPages({ portal, vault }: Origins): Promise<void> {
  const page = await fetch(`${portal}/en_US/login`, { headers: { accept: 'text/html' } })
  const html = await page.text()
  const assets = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([address]) => `${portal}${address}`)
  const frame = `${vault}/frame?channel=${randomBytes(16).toString('base64url')}&parent=${encodeURIComponent(portal)}`
  const answers = [
    page,
    ...(await Promise.all([...new Set(assets), `${portal}/content/en_US/shell.json`, frame].map((one) => fetch(one)))),
  ]
  if (assets.length === 0) throw new Error('the login page names no assets')
  for (const { status, headers, url } of answers) {
    if (status !== 200) throw new Error(`${new URL(url).pathname} answered ${status}`)
    if (!headers.get('strict-transport-security')) throw new Error(`${new URL(url).pathname} does not ask for TLS`)
    if (headers.get('set-cookie')) throw new Error(`${new URL(url).pathname} sets a cookie`)
  }
}

/** Enters a card, sends a file and a claim through the portal's origin, and waits for the claim number. Another seed is another person. */
export async function makeClaim({ portal, vault }: Origins, seed = 1) {
  const confirmed: Confirmed = { mark: 'Deployville', files: [] }
  await sendClaim({ origins: [portal], vault }, seeded(seed), confirmed)
  const { claimNumber = '', postalCode = '', panToken = '', application = {} } = confirmed
  return { claimNumber, postalCode, panToken, application }
}

export const dana = {
  policy_holder: { first_name: 'Dana', last_name: 'Quill', birthdate: '1986-04-12', gender: 'F' },
  address: {
    line_1_address: '12 Harbor Street',
    line_2_address: null,
    municipality_name: 'Columbus',
    state: 'OH',
    postal_code: '43215',
  },
} as const

/** Coverage of one person from today. */
export const choices = () => ({
  effective_date: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()),
  beneficiary: null,
  spouse: null,
  children: [],
  coverages: [],
  smokes_yn: null,
})

/** Gets a price and buys a policy with a card that the processor has already taken. */
export async function buyOnePolicy({ portal }: Origins): Promise<string> {
  const email = 'dana@mail.example'
  const { guest_session_token } = await call(authenticate, { body: { email } }, { origin: portal })
  const at = { origin: portal, headers: { authorization: `Bearer ${guest_session_token}` } }
  const { id } = await call(createQuote, { body: { email, ...dana } }, at)
  const { monthly_quote_amount } = await call(updateQuote, { params: { id }, body: choices() }, at)
  const number = `pm_succeeds_${randomBytes(6).toString('hex')}`
  const bought = await call(
    purchasePolicy,
    {
      params: { id },
      body: {
        quote_amount: monthly_quote_amount,
        payment_info: { number, expiryMonth: 12, expiryYear: 2030, name: 'Dana Quill', cvv: 'provided' },
        billing_address: { line1Address: '12 Harbor Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
        toc_agreement: true,
      },
    },
    at,
  )
  return String(bought.number)
}
