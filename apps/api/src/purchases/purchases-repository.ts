import type { Database, Queryable } from '@amparo/database/database'
import type { DeclineCode, PaymentCard } from '../platform/payments/payments.ts'

export type Purchase = {
  id: string
  policy_id: string
  amount_cents: number
  payment_reference: string
  card: PaymentCard
  sealed_billing: string
  state: 'charging' | 'succeeded' | 'declined' | 'returned'
  tries: number
  decline_code: DeclineCode | null
  charge_id: string | null
  begun_at: Date
  mailed_at: Date | null
}
export type NewPurchase = Pick<
  Purchase,
  'id' | 'policy_id' | 'amount_cents' | 'payment_reference' | 'card' | 'sealed_billing' | 'begun_at'
> & { request_hash: string }

const COLUMNS =
  'id, policy_id, amount_cents, payment_reference, card, sealed_billing, state, tries, decline_code, charge_id, begun_at, mailed_at'

export type PurchasesRepository = ReturnType<typeof createPurchasesRepository>

export function createPurchasesRepository(database: Database) {
  const one = async (on: Queryable, condition: string, values: unknown[]) =>
    (await on.query<Purchase>(`SELECT ${COLUMNS} FROM purchases WHERE ${condition}`, values))[0] ?? null

  return {
    find: (id: string) => one(database, 'id = $1', [id]),
    lock: (tx: Queryable, id: string) => one(tx, 'id = $1 FOR UPDATE', [id]),
    /** The purchase that the same request began before. */
    findSame: (tx: Queryable, policyId: string, requestHash: string) =>
      one(tx, 'policy_id = $1 AND request_hash = $2', [policyId, requestHash]),
    findInProgress: (tx: Queryable, policyId: string) => one(tx, "policy_id = $1 AND state = 'charging'", [policyId]),

    /** Also those that were declined, oldest first. */
    listOf: (on: Queryable, policyIds: readonly string[]) =>
      on.query<Purchase>(`SELECT ${COLUMNS} FROM purchases WHERE policy_id = ANY($1::uuid[]) ORDER BY begun_at, id`, [
        policyIds,
      ]),

    insert: (tx: Queryable, { card, ...purchase }: NewPurchase) =>
      tx.query(
        `INSERT INTO purchases (id, policy_id, request_hash, amount_cents, payment_reference, card, sealed_billing,
           begun_at, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'charging')`,
        [
          purchase.id,
          purchase.policy_id,
          purchase.request_hash,
          purchase.amount_cents,
          purchase.payment_reference,
          JSON.stringify(card),
          purchase.sealed_billing,
          purchase.begun_at,
        ],
      ),

    /** Counts a try and keeps others from trying until `until`. Null if somebody else is trying, or if there is nothing to try. */
    async take(id: string, { now, until }: { now: Date; until: Date }): Promise<Purchase | null> {
      const [taken] = await database.query<Purchase>(
        `UPDATE purchases SET tries = tries + 1, taken_until = $3
         WHERE id = $1 AND state = 'charging' AND (taken_until IS NULL OR taken_until <= $2) RETURNING ${COLUMNS}`,
        [id, now, until],
      )
      return taken ?? null
    },

    release: (id: string) => database.query('UPDATE purchases SET taken_until = NULL WHERE id = $1', [id]),

    decline: (tx: Queryable, id: string, code: DeclineCode, now: Date) =>
      tx.query("UPDATE purchases SET state = 'declined', decline_code = $2, ended_at = $3 WHERE id = $1", [
        id,
        code,
        now,
      ]),

    setCharged: (tx: Queryable, id: string, { state, charge_id, now }: Charged) =>
      tx.query('UPDATE purchases SET state = $2, charge_id = $3, ended_at = $4 WHERE id = $1', [
        id,
        state,
        charge_id,
        now,
      ]),

    /** False if the mail was sent before. */
    setMailed: async (tx: Queryable, id: string, now: Date) =>
      (
        await tx.query('UPDATE purchases SET mailed_at = $2 WHERE id = $1 AND mailed_at IS NULL RETURNING id', [
          id,
          now,
        ])
      ).length > 0,

    /** Erases who paid, and the card. What was charged, and when, stays. What is still being charged is erased when it ends. */
    async erase(tx: Queryable, policyId: string) {
      await tx.query(
        `UPDATE purchases SET sealed_billing = '', payment_reference = '', card = '{}', request_hash = 'erased ' || id
         WHERE policy_id = $1 AND state <> 'charging'`,
        [policyId],
      )
    },

    /** What nobody has finished for a while. */
    listUnfinished: (before: Date) =>
      database.query<Pick<Purchase, 'id' | 'state'>>(
        `SELECT id, state FROM purchases
         WHERE state = 'charging' AND coalesce(taken_until, begun_at) < $1
           OR state = 'succeeded' AND mailed_at IS NULL AND ended_at < $1`,
        [before],
      ),
  }
}

type Charged = { state: 'succeeded' | 'returned'; charge_id: string; now: Date }
