import { fileURLToPath } from 'node:url'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedPayments } from './embedded-payments.ts'
import { IdempotencyMismatch, type Payments } from './payments.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const order = {
  amount_cents: 1731,
  currency: 'USD',
  payment_reference: 'sim_succeeds.4f2a',
  idempotency_key: 'order-1',
}

let database: Database
let payments: Payments

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS)
  payments = createEmbeddedPayments(database)
})
beforeEach(() => database.query('TRUNCATE simulated_refunds, simulated_charges'))
afterAll(() => database.close())

async function charged(change: Partial<typeof order> = {}): Promise<string> {
  const result = await payments.charge({ ...order, ...change })
  if (result.status !== 'succeeded') throw new Error('expected a charge')
  return result.charge_id
}

describe('a simulated charge', () => {
  it.each([
    ['sim_card_declined', 'card_declined'],
    ['sim_insufficient_funds.77', 'insufficient_funds'],
    ['sim_expired_card', 'expired_card'],
    ['sim_incorrect_cvv', 'incorrect_cvv'],
    ['sim_succeedsx', 'unknown_reference'],
    ['constructor', 'unknown_reference'],
    ['', 'unknown_reference'],
  ])('decides by the reference %s: %s', async (payment_reference, code) => {
    expect(await payments.charge({ ...order, payment_reference })).toEqual({ status: 'declined', code })
  })

  it('answers a repeated key with the first result, also in parallel', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => charged()))
    expect(new Set(ids).size).toBe(1)
    expect(await database.query('SELECT id FROM simulated_charges')).toHaveLength(1)
  })

  it('answers a repeated key after a restart', async () => {
    const first = await charged()
    payments = createEmbeddedPayments(database)
    expect(await charged()).toBe(first)
  })

  it.each([{ amount_cents: 1 }, { currency: 'BRL' }, { payment_reference: 'sim_card_declined' }])(
    'refuses the same key with %j',
    async (change) => {
      await charged()
      await expect(payments.charge({ ...order, ...change })).rejects.toThrow(IdempotencyMismatch)
    },
  )

  it.each([0, -1, 0.5, Number.NaN, 2 ** 53])('refuses the amount %d', async (amount_cents) => {
    await expect(payments.charge({ ...order, amount_cents })).rejects.toThrow(RangeError)
  })
})

describe('a simulated refund', () => {
  const refund = (charge_id: string, amount_cents: number, idempotency_key: string) =>
    payments.refund({ charge_id, amount_cents, idempotency_key })

  it('refunds parts up to the full amount, and not a cent more', async () => {
    const charge = await charged()
    expect(await refund(charge, 1000, 'a')).toMatchObject({ status: 'succeeded' })
    expect(await refund(charge, 732, 'b')).toEqual({ status: 'refused', code: 'exceeds_charge' })
    expect(await refund(charge, 731, 'c')).toMatchObject({ status: 'succeeded' })
    expect(await refund(charge, 1, 'd')).toEqual({ status: 'refused', code: 'exceeds_charge' })
  })

  it('refunds the full amount once for 20 parallel calls', async () => {
    const charge = await charged()
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => refund(charge, 1731, `key-${index}`)))
    expect(results.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  })

  it('answers a repeated key with the first refund, and refuses it for another', async () => {
    const charge = await charged()
    const first = await refund(charge, 1731, 'a')
    expect(await refund(charge, 1731, 'a')).toEqual(first)
    await expect(refund(charge, 1, 'a')).rejects.toThrow(IdempotencyMismatch)
    await expect(refund(await charged({ idempotency_key: 'order-2' }), 1731, 'a')).rejects.toThrow(IdempotencyMismatch)
  })

  it.each(['nothing', '00000000-0000-4000-8000-000000000000'])('does not know the charge %s', async (charge_id) => {
    expect(await refund(charge_id, 1, 'a')).toEqual({ status: 'refused', code: 'unknown_charge' })
  })

  it('refunds nothing for a declined charge', async () => {
    await payments.charge({ ...order, payment_reference: 'sim_card_declined' })
    const [declined] = await database.query<{ id: string }>('SELECT id FROM simulated_charges')
    expect(await refund(declined?.id ?? '', 1, 'a')).toEqual({ status: 'refused', code: 'unknown_charge' })
  })
})
