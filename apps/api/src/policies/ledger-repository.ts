import type { Queryable } from '@amparo/database/database'

export type Movement = {
  policy_id: string
  kind: 'charge' | 'refund'
  /** What moved, without a sign. */
  amount_cents: number
  charge_id: string
  /** Names the movement, so that it is entered once. */
  movement: string
  /** The first due date that a charge pays for, and its card. */
  due_on?: string
  last_4?: string
  now: Date
}
export type LedgerRow = {
  kind: 'charge' | 'refund'
  amount_cents: number
  charge_id: string
  due_on: string | null
  last_4: string | null
  happened_at: Date
}

const MOST_ENTRIES = 200

export const enterMovement = (tx: Queryable, movement: Movement) => enterMovements(tx, [movement])

/** A charge is positive and a refund negative: the sum is what the person has paid. The database refuses to change an entry. */
export async function enterMovements(tx: Queryable, movements: readonly Movement[]) {
  const all = <Value>(value: (movement: Movement) => Value) => movements.map(value)
  await tx.query(
    `INSERT INTO ledger_entries (policy_id, kind, amount_cents, currency, charge_id, movement, due_on, last_4, happened_at)
     SELECT policy_id, kind, amount_cents, 'USD', charge_id, movement, due_on, last_4, happened_at
     FROM unnest($1::uuid[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::date[], $7::text[], $8::timestamptz[])
       AS moved (policy_id, kind, amount_cents, charge_id, movement, due_on, last_4, happened_at)`,
    [
      all(({ policy_id }) => policy_id),
      all(({ kind }) => kind),
      all(({ kind, amount_cents }) => (kind === 'charge' ? amount_cents : -amount_cents)),
      all(({ charge_id }) => charge_id),
      all(({ movement }) => movement),
      all(({ due_on }) => due_on ?? null),
      all(({ last_4 }) => last_4 ?? null),
      all(({ now }) => now),
    ],
  )
}

/** Oldest first; `most` null for all. */
export function ledgerOf(on: Queryable, policyId: string, most: number | null = MOST_ENTRIES): Promise<LedgerRow[]> {
  return on.query<LedgerRow>(
    `SELECT kind, amount_cents, charge_id, due_on, last_4, happened_at FROM ledger_entries
     WHERE policy_id = $1 ORDER BY position LIMIT $2`,
    [policyId, most],
  )
}
