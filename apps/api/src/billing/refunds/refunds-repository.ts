import type { Database, Queryable } from '@amparo/database/database'

export type PlannedRefund = { id: string; policy_id: string; charge_id: string; amount_cents: number }
type NewRefund = PlannedRefund & { request_id: string | null }
export type RefundsRepository = ReturnType<typeof createRefundsRepository>

export function createRefundsRepository(database: Database) {
  const PLANNED = "SELECT id, policy_id, charge_id, amount_cents FROM refunds WHERE id = $1 AND state = 'planned'"

  return {
    findPlanned: async (id: string) => (await database.query<PlannedRefund>(PLANNED, [id]))[0] ?? null,
    lockPlanned: async (tx: Queryable, id: string) =>
      (await tx.query<PlannedRefund>(`${PLANNED} FOR UPDATE`, [id]))[0] ?? null,

    insert: (tx: Queryable, { id, policy_id, charge_id, amount_cents, request_id }: NewRefund, now: Date) =>
      tx.query(
        `INSERT INTO refunds (id, policy_id, charge_id, amount_cents, request_id, state, planned_at)
         VALUES ($1, $2, $3, $4, $5, 'planned', $6)`,
        [id, policy_id, charge_id, amount_cents, request_id, now],
      ),

    /** What an operator's request refunded, in cents; null if the request is new. */
    sumOfRequest: async (tx: Queryable, policyId: string, requestId: string) =>
      (
        await tx.query<{ cents: number | null }>(
          'SELECT sum(amount_cents)::bigint AS cents FROM refunds WHERE policy_id = $1 AND request_id = $2',
          [policyId, requestId],
        )
      )[0]?.cents ?? null,

    sumPlanned: async (on: Queryable, policyId: string) =>
      (
        await on.query<{ cents: number }>(
          `SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM refunds
           WHERE policy_id = $1 AND state = 'planned'`,
          [policyId],
        )
      )[0]?.cents ?? 0,

    setDone: (tx: Queryable, id: string, now: Date) =>
      tx.query("UPDATE refunds SET state = 'done', ended_at = $2 WHERE id = $1", [id, now]),

    /** The completed and planned refunds of each charge. */
    listOf: (on: Queryable, policyId: string) =>
      on.query<{ charge_id: string; amount_cents: number }>(
        'SELECT charge_id, sum(amount_cents)::bigint AS amount_cents FROM refunds WHERE policy_id = $1 GROUP BY charge_id',
        [policyId],
      ),

    listUnfinished: (before: Date) =>
      database.query<{ id: string }>("SELECT id FROM refunds WHERE state = 'planned' AND planned_at < $1", [before]),
  }
}
