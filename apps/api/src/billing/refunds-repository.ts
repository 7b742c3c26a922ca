import type { Database, Queryable } from '@amparo/database/database'

export type PlannedRefund = { id: string; policy_id: string; charge_id: string; amount_cents: number }
export type RefundsRepository = ReturnType<typeof createRefundsRepository>

export function createRefundsRepository(database: Database) {
  const PLANNED = "SELECT id, policy_id, charge_id, amount_cents FROM refunds WHERE id = $1 AND state = 'planned'"

  return {
    findPlanned: async (id: string) => (await database.query<PlannedRefund>(PLANNED, [id]))[0] ?? null,
    lockPlanned: async (tx: Queryable, id: string) =>
      (await tx.query<PlannedRefund>(`${PLANNED} FOR UPDATE`, [id]))[0] ?? null,

    insert: (tx: Queryable, { id, policy_id, charge_id, amount_cents }: PlannedRefund, now: Date) =>
      tx.query(
        `INSERT INTO refunds (id, policy_id, charge_id, amount_cents, state, planned_at)
         VALUES ($1, $2, $3, $4, 'planned', $5)`,
        [id, policy_id, charge_id, amount_cents, now],
      ),

    setDone: (tx: Queryable, id: string, now: Date) =>
      tx.query("UPDATE refunds SET state = 'done', ended_at = $2 WHERE id = $1", [id, now]),

    /** What has gone back to each charge, or will. */
    listOf: (on: Queryable, policyId: string) =>
      on.query<{ charge_id: string; amount_cents: number }>(
        'SELECT charge_id, sum(amount_cents)::bigint AS amount_cents FROM refunds WHERE policy_id = $1 GROUP BY charge_id',
        [policyId],
      ),

    listUnfinished: (before: Date) =>
      database.query<{ id: string }>("SELECT id FROM refunds WHERE state = 'planned' AND planned_at < $1", [before]),
  }
}
