import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IdempotencyMismatch, type Payments, ProcessorFailed } from './payments.ts'
import { createStripePayments } from './stripe-payments.ts'
import { describePayments } from './testing/payments-contract.ts'
import { startStripeServer } from './testing/stripe-server.ts'

const KEY = 'sk_test_of_the_tests'
let stripe: Awaited<ReturnType<typeof startStripeServer>>
let payments: Payments
beforeAll(async () => {
  stripe = await startStripeServer(KEY)
  payments = createStripePayments({ secretKey: KEY, url: stripe.url })
})
afterAll(() => stripe.close())

const reference = (outcome: string) => `pm_${outcome}_${randomBytes(6).toString('hex')}`
const order = { amount_cents: 630, currency: 'USD', idempotency_key: 'one order' }

describe('Stripe, a local server with recorded shapes', () =>
  describePayments({
    payments: () => payments,
    reference,
    strangeCharges: ['pi_nothing', 'ch_nothing'],
    moved: async () => stripe.moved(),
  }))

it('attaches a card to one customer, and sends a key with everything that creates something', async () => {
  const payment_reference = reference('succeeds')
  const before = stripe.requests.length
  for (const idempotency_key of ['this month', 'next month'])
    await payments.charge({ ...order, payment_reference, idempotency_key })
  const sent = stripe.requests.slice(before).filter(({ path }) => path.startsWith('POST'))
  expect(sent.map(({ path }) => path.replace(/(pm|pi)_\w+/, '$1'))).toEqual([
    'POST /v1/customers',
    'POST /v1/payment_methods/pm/attach',
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/pi/confirm',
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/pi/confirm',
  ])
  expect(sent.every(({ key }) => key)).toBe(true)
})

it.each(['succeeds', 'card_declined', 'answer_lost'])(
  'charges once after Stripe has forgotten its keys: %s',
  async (outcome) => {
    const charge = { ...order, payment_reference: reference(outcome), idempotency_key: `old ${outcome}` }
    const before = stripe.moved()
    const first = await payments.charge(charge).catch(() => null)
    const moved = stripe.moved() - before
    stripe.forgetKeys()
    const again = await payments.charge(charge)
    if (first) expect(again).toEqual(first)
    expect(await payments.abandon(charge)).toMatchObject({ status: again.status })
    expect(stripe.moved() - before).toBe(moved)
  },
)

it.each([1, 630])('refunds %d cents once after Stripe has forgotten its keys', async (amount_cents) => {
  const idempotency_key = `old refund of ${amount_cents}`
  const charge = await payments.charge({ ...order, payment_reference: reference('succeeds'), idempotency_key })
  const charge_id = charge.status === 'succeeded' ? charge.charge_id : expect.fail()
  const before = stripe.moved()
  const first = await payments.refund({ charge_id, amount_cents, idempotency_key })
  stripe.forgetKeys()
  expect(await payments.refund({ charge_id, amount_cents, idempotency_key })).toEqual(first)
  expect(before - stripe.moved()).toBe(amount_cents)
  const other = payments.refund({ charge_id, amount_cents: 2, idempotency_key })
  await expect(other).rejects.toThrow(IdempotencyMismatch)
})

it.each([
  ['a wrong key', () => createStripePayments({ secretKey: 'sk_test_wrong', url: stripe.url })],
  ['no server', () => createStripePayments({ secretKey: KEY, url: 'http://127.0.0.1:1' })],
])('fails with %s, in words without a key or a card', async (_, open) => {
  const payment_reference = reference('succeeds')
  for (const work of [
    open().charge({ ...order, payment_reference }),
    open().refund({ charge_id: 'pi_1', amount_cents: 1, idempotency_key: 'r' }),
    open().describeCard(payment_reference),
  ]) {
    const failure = await work.catch((error: Error) => error)
    expect(failure).toBeInstanceOf(ProcessorFailed)
    expect(inspect(failure)).not.toMatch(/sk_test|pm_succeeds/)
  }
})
