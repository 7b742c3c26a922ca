import { randomBytes } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { createEmbeddedPayments } from './embedded-payments.ts'
import type { Payments } from './payments.ts'
import { describePayments } from './testing/payments-contract.ts'

let database: Database
let payments: Payments
const pauses: number[] = []
beforeAll(async () => {
  database = await openTestDatabase(migrations)
  payments = createEmbeddedPayments({ database, pause: async (ms) => void pauses.push(ms) })
})
afterAll(() => database.close())

const reference = (outcome: string) => `sim_${outcome}.4444.1230.${randomBytes(6).toString('hex')}`

describe('the simulated processor', { tags: ['race', 'embedded'] }, () =>
  describePayments({
    payments: () => payments,
    reference,
    strangeCharges: ['nothing', '00000000-0000-4000-8000-000000000000'],
    moved: async () => {
      const [sum] = await database.query<{ cents: number }>(
        `SELECT coalesce((SELECT sum(amount_cents) FROM simulated_charges WHERE decline_code IS NULL), 0)::bigint
         - coalesce((SELECT sum(amount_cents) FROM simulated_refunds), 0)::bigint AS cents`,
      )
      return sum?.cents ?? 0
    },
  }),
)

const order = { amount_cents: 630, currency: 'USD', idempotency_key: 'a key' }

it.each(['constructor', '', 'sim_succeeds', 'sim_succeeds.4444.1230', 'sim_toString.4444.1230.a', 'pm_succeeds'])(
  'does not know the reference %j',
  async (payment_reference) => {
    expect(await payments.charge({ ...order, payment_reference, idempotency_key: payment_reference })).toEqual({
      status: 'declined',
      code: 'unknown_reference',
    })
    expect(await payments.describeCard(payment_reference)).toBeNull()
  },
)

it('takes five seconds for a slow card', async () => {
  expect(await payments.charge({ ...order, payment_reference: reference('slow') })).toMatchObject({
    status: 'succeeded',
  })
  expect(pauses).toEqual([5_000])
})

it('refunds nothing for a declined charge', async () => {
  await payments.charge({ ...order, idempotency_key: 'declined', payment_reference: reference('card_declined') })
  const [declined] = await database.query<{ id: string }>(
    "SELECT id FROM simulated_charges WHERE idempotency_key = 'declined'",
  )
  const refund = { charge_id: declined?.id ?? '', amount_cents: 1, idempotency_key: 'r' }
  expect(await payments.refund(refund)).toEqual({ status: 'refused', code: 'unknown_charge' })
})

it('answers a repeated key after a restart', async () => {
  const charge = { ...order, idempotency_key: 'restart', payment_reference: reference('succeeds') }
  expect(await createEmbeddedPayments({ database }).charge(charge)).toEqual(await payments.charge(charge))
})
