import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Queryable } from '@amparo/database/database'
import {
  assertAmount,
  type Charge,
  type ChargeResult,
  type DeclineCode,
  IdempotencyMismatch,
  type Payments,
  ProcessorFailed,
  type RefundResult,
} from './payments.ts'
import { readSimulatedReference } from './simulated-references.ts'

const SLOW_MS = 5_000

type ChargeRow = { id: string; same: boolean; decline_code: DeclineCode | null }
type RefundRow = { id: string; same: boolean }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Parts = { database: Database; pause?: (ms: number) => Promise<unknown> }

/** A simulated processor: it decides by the reference (simulated-references.ts) and stores its records in the database. */
export function createEmbeddedPayments({ database, pause = (ms) => wait(ms) }: Parts): Payments {
  /** The first call for a key writes the row; all calls answer from it. */
  async function record(charge: Charge, decline: DeclineCode | null): Promise<ChargeResult & { isNew: boolean }> {
    const request = [charge.idempotency_key, charge.payment_reference, charge.amount_cents, charge.currency]
    const [inserted] = await database.query<ChargeRow>(
      `INSERT INTO simulated_charges (id, idempotency_key, payment_reference, amount_cents, currency, decline_code)
       VALUES ($5, $1, $2, $3, $4, $6) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, decline_code, true AS same`,
      [...request, randomUUID(), decline],
    )
    const row = inserted ?? (await find(request))
    if (!row?.same) throw new IdempotencyMismatch()
    const isNew = inserted !== undefined
    if (row.decline_code) return { status: 'declined', code: row.decline_code, isNew }
    return { status: 'succeeded', charge_id: row.id, isNew }
  }

  async function find(request: readonly unknown[]): Promise<ChargeRow | undefined> {
    const [row] = await database.query<ChargeRow>(
      `SELECT id, decline_code, (payment_reference = $2 AND amount_cents = $3 AND currency = $4) AS same
       FROM simulated_charges WHERE idempotency_key = $1`,
      [...request],
    )
    return row
  }

  return {
    async charge(charge) {
      assertAmount(charge.amount_cents)
      const reference = readSimulatedReference(charge.payment_reference)
      if (reference?.outcome === 'processing_error' && !(await isDecided(database, charge.idempotency_key)))
        throw new ProcessorFailed('payments: the simulated processor fails')
      const { isNew, ...result } = await record(charge, reference ? reference.decline : 'unknown_reference')
      if (reference?.outcome === 'slow') await pause(SLOW_MS)
      if (reference?.outcome === 'answer_lost' && isNew) throw new ProcessorFailed('payments: the answer is lost')
      return result
    },

    async abandon(charge) {
      assertAmount(charge.amount_cents)
      const { isNew: _, ...result } = await record(charge, 'processing_error')
      return result
    },

    async refund({ charge_id, amount_cents, idempotency_key }) {
      assertAmount(amount_cents)
      if (!uuid.test(charge_id)) return { status: 'refused', code: 'unknown_charge' }
      return database.transaction((tx) => refundInside(tx, { charge_id, amount_cents, idempotency_key }))
    },

    describeCard: async (reference) => readSimulatedReference(reference)?.card ?? null,
  }
}

async function isDecided(database: Database, key: string): Promise<boolean> {
  return (await database.query('SELECT 1 FROM simulated_charges WHERE idempotency_key = $1', [key])).length > 0
}

type RefundRequest = { charge_id: string; amount_cents: number; idempotency_key: string }

async function refundInside(tx: Queryable, { charge_id, amount_cents, idempotency_key }: RefundRequest) {
  // Locking the charge makes its refunds wait for each other, so that together they never exceed it.
  const [charge] = await tx.query<{ amount_cents: number }>(
    'SELECT amount_cents FROM simulated_charges WHERE id = $1 AND decline_code IS NULL FOR UPDATE',
    [charge_id],
  )
  const [earlier] = await tx.query<RefundRow>(
    'SELECT id, (charge_id = $2 AND amount_cents = $3) AS same FROM simulated_refunds WHERE idempotency_key = $1',
    [idempotency_key, charge_id, amount_cents],
  )
  if (earlier && !earlier.same) throw new IdempotencyMismatch()
  if (earlier) return succeeded(earlier.id)
  if (!charge) return refused('unknown_charge')

  const [refunded] = await tx.query<{ total: number }>(
    'SELECT coalesce(sum(amount_cents), 0)::bigint AS total FROM simulated_refunds WHERE charge_id = $1',
    [charge_id],
  )
  if ((refunded?.total ?? 0) + amount_cents > charge.amount_cents) return refused('exceeds_charge')

  const id = randomUUID()
  await tx.query(
    'INSERT INTO simulated_refunds (id, idempotency_key, charge_id, amount_cents) VALUES ($1, $2, $3, $4)',
    [id, idempotency_key, charge_id, amount_cents],
  )
  return succeeded(id)
}

const succeeded = (refund_id: string): RefundResult => ({ status: 'succeeded', refund_id })
const refused = (code: 'unknown_charge' | 'exceeds_charge'): RefundResult => ({ status: 'refused', code })
