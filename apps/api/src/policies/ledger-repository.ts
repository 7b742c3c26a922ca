import type { Queryable } from '@amparo/database/database'

export type Movement = {
  policy_id: string
  kind: 'charge' | 'refund'
  /** What moved, without a sign. */
  amount_cents: number
  charge_id: string
  /** Names the movement, so that it is entered once. */
  movement: string
  now: Date
}
export type LedgerRow = { kind: 'charge' | 'refund'; amount_cents: number; charge_id: string; happened_at: Date }

const MOST_ENTRIES = 200

/** A charge is positive and a refund negative: the sum is what the person has paid. The database refuses to change an entry. */
export async function enterMovement(
  tx: Queryable,
  { policy_id, kind, amount_cents, charge_id, movement, now }: Movement,
) {
  const signed = kind === 'charge' ? amount_cents : -amount_cents
  await tx.query(
    `INSERT INTO ledger_entries (policy_id, kind, amount_cents, currency, charge_id, movement, happened_at)
     VALUES ($1, $2, $3, 'USD', $4, $5, $6)`,
    [policy_id, kind, signed, charge_id, movement, now],
  )
}

export function ledgerOf(on: Queryable, policyId: string): Promise<LedgerRow[]> {
  return on.query<LedgerRow>(
    `SELECT kind, amount_cents, charge_id, happened_at FROM ledger_entries
     WHERE policy_id = $1 ORDER BY position LIMIT $2`,
    [policyId, MOST_ENTRIES],
  )
}
