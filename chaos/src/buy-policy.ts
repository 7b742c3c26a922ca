import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed, call } from '@amparo/contract/call'
import { createQuote } from '@amparo/contract/new-quotes'
import { purchasePolicy, updateQuote } from '@amparo/contract/quotes'
import { authenticate } from '@amparo/contract/sign-in'
import type { Random } from './random.ts'
import { retry } from './retry.ts'
import type { Scene } from './scene.ts'

const CALL_TIMEOUT_MS = 60_000
const POLL_MS = 200
/** What the simulated processor does with a card. Answers get lost more often than in real life. */
const outcomes = ['succeeds', 'succeeds', 'answer_lost', 'answer_lost', 'card_declined', 'processing_error'] as const

/** What the servers confirmed to a person. All of it must be stored afterwards. */
export type Bought = { mark: string; id?: string; number?: string; amount_cents?: number }

const address = {
  line_1_address: '12 Harbor Street',
  line_2_address: null,
  municipality_name: 'Columbus',
  state: 'OH',
  postal_code: '43215',
}
const spouse = { first_name: 'Sol', last_name: 'Quill', birthdate: '1985-01-01' }

/** Begins a session, gets a price, sometimes changes it, and buys: with another card if the first is declined. */
export async function buyPolicy(scene: Scene, random: Random, bought: Bought): Promise<void> {
  // Each person has their own IP address, set as a proxy would, because purchases of an address are limited.
  const from = { 'x-forwarded-for': ['10', ...[1, 2, 3].map(() => random.between(1, 254))].join('.') }
  const link = (headers: Record<string, string>) => ({
    origin: random.one(scene.origins),
    headers: { ...from, ...headers },
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  const email = `${bought.mark.replaceAll(' ', '-').toLowerCase()}@mail.example`
  const { guest_session_token } = await retry(() => call(authenticate, { body: { email } }, link({})))
  const at = () => link({ authorization: `Bearer ${guest_session_token}` })

  const policy_holder = { first_name: 'Dana', last_name: 'Quill', birthdate: '1986-04-12', gender: 'F' } as const
  const { id } = await retry(() => call(createQuote, { body: { email, policy_holder, address } }, at()))
  const params = { id }
  const update = {
    effective_date: todayIn('America/New_York'),
    beneficiary: null,
    spouse: random.number() < 0.5 ? spouse : null,
    children: [],
    coverages: [],
    smokes_yn: null,
  }
  const quote = await retry(() => whileLocked(() => call(updateQuote, { params, body: update }, at())))
  bought.id = id
  bought.amount_cents = Math.round(quote.monthly_quote_amount * 100)

  for (let outcome: string = random.one(outcomes); ; outcome = 'succeeds') {
    const body = {
      quote_amount: quote.monthly_quote_amount,
      payment_info: {
        number: `sim_${outcome}.4444.1230.${random.between(0, 2 ** 31)}`,
        expiryMonth: 12,
        expiryYear: 2030,
        name: 'Dana Quill',
        cvv: 'provided',
      },
      billing_address: { line1Address: '12 Harbor Street', city: 'Columbus', state: 'OH', postalCode: '43215' },
      toc_agreement: true,
    } as const
    const buy = () => retry(() => whileLocked(() => call(purchasePolicy, { params, body }, at())))
    // Some people click twice or have two tabs open.
    const answers = await Promise.allSettled(random.number() < 0.4 ? [buy(), buy()] : [buy()])
    const numbers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.number] : []))
    if (new Set(numbers).size > 1) throw new Error('one quote became two policies')
    const [number] = numbers
    if (number) {
      bought.number = number
      return
    }
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (outcome === 'succeeds') throw failed?.reason
  }
}

/** Repeats a call while the quote is being changed or bought. */
async function whileLocked<T>(make: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await make()
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 423) throw error
      await pause(POLL_MS)
    }
  }
}

function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
}
