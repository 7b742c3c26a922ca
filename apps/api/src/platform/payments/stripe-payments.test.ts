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

it('attaches a card to one customer, and sends a key of the charge with whatever makes something', async () => {
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
  // The library adds a key that is new for each try to the others.
  expect(sent.map(({ key }) => key?.startsWith('stripe-node'))).toEqual([false, false, false, true, false, true])
})

describe.each([
  ['making a customer', /POST .*\/customers$/],
  ['attaching the card', /\/attach$/],
  ['making an intent', /POST .*\/payment_intents$/],
  ['confirming it', /\/confirm$/],
])('an internal error of Stripe while %s', (step, path) => {
  const charges = [false, true].map((isDone) => ({ isDone, idempotency_key: `failed ${step} ${isDone}` }))
  const begin = async ({ isDone, idempotency_key }: (typeof charges)[number], failures: number) => {
    const before = stripe.moved()
    const charge = { ...order, idempotency_key, payment_reference: reference('succeeds') }
    for (let count = 0; count < failures; count++) {
      stripe.fail(path, isDone)
      await payments.charge(charge).catch(() => null)
    }
    stripe.recover()
    return { charge, moved: () => stripe.moved() - before }
  }

  it.each(charges)('does not keep the next try from charging once: %j', async (about) => {
    const { charge, moved } = await begin(about, 1)
    const again = await payments.charge(charge)
    expect(again).toMatchObject({ status: 'succeeded' })
    expect(await payments.charge(charge)).toEqual(again)
    expect(await payments.abandon(charge)).toEqual(again)
    expect(moved()).toBe(630)
  })

  it.each(charges)('does not keep any later try from charging once, also in parallel: %j', async (about) => {
    const { charge, moved } = await begin({ ...about, idempotency_key: `${about.idempotency_key} often` }, 12)
    const results = await Promise.all(Array.from({ length: 20 }, () => payments.charge(charge)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]).toMatchObject({ status: 'succeeded' })
    expect(moved()).toBe(630)
  })

  it.each(charges)('does not keep the charge from being abandoned for good: %j', async (about) => {
    const { charge, moved } = await begin({ ...about, idempotency_key: `${about.idempotency_key} abandoned` }, 1)
    const abandoned = await payments.abandon(charge)
    expect(abandoned.status === 'succeeded').toBe(moved() === 630)
    expect(await payments.charge(charge)).toEqual(abandoned)
    expect(moved()).toBe(abandoned.status === 'succeeded' ? 630 : 0)
  })
})

it('gives everybody the same answer if Stripe declines to attach the card', async () => {
  const charge = { ...order, idempotency_key: 'not attached', payment_reference: reference('declined_when_attached') }
  const before = stripe.moved()
  for (const ask of [payments.charge, payments.charge, payments.abandon])
    expect(await ask(charge)).toEqual({ status: 'declined', code: 'card_declined' })
  expect(stripe.moved()).toBe(before)
})

it('charges a card that somebody else has attached meanwhile', async () => {
  const payment_reference = reference('declined_when_attached')
  const charge = { ...order, idempotency_key: 'attached elsewhere', payment_reference }
  expect(await payments.charge(charge)).toMatchObject({ status: 'declined' })
  const attached = await fetch(`${stripe.url}/v1/payment_methods/${payment_reference}/attach`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}` },
    body: 'customer=cus_other',
  })
  expect(attached.status).toBe(200)
  expect(await payments.charge(charge)).toMatchObject({ status: 'succeeded' })
})

it.each([false, true])('refunds once after an internal error of Stripe, done: %j', async (isDone) => {
  const idempotency_key = `failed refund ${isDone}`
  const charge = await payments.charge({ ...order, payment_reference: reference('succeeds'), idempotency_key })
  const charge_id = charge.status === 'succeeded' ? charge.charge_id : expect.fail()
  const before = stripe.moved()
  stripe.fail(/POST .*\/refunds$/, isDone)
  await expect(payments.refund({ charge_id, amount_cents: 30, idempotency_key })).rejects.toThrow(ProcessorFailed)
  for (const _ of ['again', 'and again'])
    expect(await payments.refund({ charge_id, amount_cents: 30, idempotency_key })).toMatchObject({
      status: 'succeeded',
    })
  expect(before - stripe.moved()).toBe(30)
})

it('uses no other key while the call with the first one may still go on', async () => {
  const charge = { ...order, idempotency_key: 'gateway', payment_reference: reference('succeeds') }
  const before = stripe.requests.length
  for (const _ of ['first', 'second']) {
    stripe.fail(/POST .*\/payment_intents$/)
    stripe.forgetKeys()
    await expect(payments.charge(charge)).rejects.toThrow(ProcessorFailed)
  }
  const keys = stripe.requests.slice(before).filter(({ path }) => path === 'POST /v1/payment_intents')
  expect(keys.map(({ key }) => key)).toEqual(['intent-gateway', 'intent-gateway'])
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
