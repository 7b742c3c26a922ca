import type { Database, Queryable } from '@amparo/database/database'
import { latestDay } from '@amparo/rules/dates/iso-date'
import type { DeclineCode } from '../../platform/payments/payments.ts'
import type { Charge } from './charge.ts'

type NewCharge = Pick<
  Charge,
  'id' | 'policy_id' | 'amount_cents' | 'payment_reference' | 'card' | 'request_hash' | 'author' | 'sealed_billing'
> & { dueDates: readonly string[]; now: Date }
type ChargeOfPerson = Omit<Charge, 'request_hash' | 'tries'>
type Taking = { now: Date; until: Date; limit: number }
export type PaidDueDate = { charge_id: string; due_on: string; amount_cents: number }

export type ChargesRepository = ReturnType<typeof createChargesRepository>

/** Writes `charges` and `charged_dues`. */
export function createChargesRepository(database: Database) {
  const one = async (on: Queryable, condition: string, values: unknown[]) =>
    (await on.query<Charge>(`SELECT * FROM charges WHERE ${condition}`, values))[0] ?? null

  return {
    find: (id: string) => one(database, 'id = $1', [id]),
    findInProgress: (on: Queryable, policyId: string) => one(on, "policy_id = $1 AND state = 'charging'", [policyId]),
    /** The charge that the same request began earlier. */
    findSame: (tx: Queryable, policyId: string, requestHash: string) =>
      one(tx, 'policy_id = $1 AND request_hash = $2', [policyId, requestHash]),

    /** Also those that were declined, oldest first. */
    listOf: (on: Queryable, policyIds: readonly string[]) =>
      on.query<ChargeOfPerson>(
        `SELECT id, policy_id, amount_cents, due_on, payment_reference, card, author, sealed_billing, state, decline_code,
           charge_id, begun_at
         FROM charges WHERE policy_id = ANY($1::uuid[]) ORDER BY begun_at, id`,
        [policyIds],
      ),

    hasPaidWith: async (tx: Queryable, policyId: string, reference: string) =>
      (await one(
        tx,
        "policy_id = $1 AND payment_reference = $2 AND request_hash IS NOT NULL AND state = 'succeeded' LIMIT 1",
        [policyId, reference],
      )) !== null,

    /**
     * Begins and takes charges for policies whose next month has begun, oldest due date first. Skips policies that another worker has locked. If two
     * workers find the same policy, the unique index lets only one of them begin a charge.
     */
    beginDue: ({ now, until, limit }: Taking) =>
      database.query<Charge>(
        `WITH due AS (
           SELECT id, next_payment_on, monthly_premium_cents, payment_reference, card FROM policies
           WHERE status = 'in_force' AND next_payment_on <= $4
             AND next_payment_on <= ($1::timestamptz AT TIME ZONE time_zone_id)::date
             AND NOT EXISTS (SELECT 1 FROM charges WHERE policy_id = policies.id AND state = 'charging')
           ORDER BY next_payment_on, id LIMIT $3 FOR UPDATE SKIP LOCKED
         ), begun AS (
           INSERT INTO charges (id, policy_id, amount_cents, due_on, payment_reference, card, author, state, tries,
             taken_until, next_try_at, begun_at)
           SELECT gen_random_uuid(), id, monthly_premium_cents, next_payment_on, payment_reference, card, 'system',
             'charging', 1, $2, $1, $1 FROM due
           ON CONFLICT DO NOTHING RETURNING *
         ), dues AS (
           INSERT INTO charged_dues (charge, policy_id, due_on, amount_cents)
           SELECT id, policy_id, due_on, amount_cents FROM begun
         )
         SELECT * FROM begun`,
        [now, until, limit, latestDay(now)],
      ),

    /** Takes unfinished charges that no process holds and that are due for another try. */
    takeWaiting: ({ now, until, limit }: Taking) =>
      database.query<Charge>(
        `UPDATE charges SET tries = tries + 1, taken_until = $2 WHERE id IN (
           SELECT id FROM charges WHERE state = 'charging' AND taken_until <= $1 AND next_try_at <= $1
           ORDER BY due_on LIMIT $3 FOR UPDATE SKIP LOCKED
         ) RETURNING *`,
        [now, until, limit],
      ),

    /** Takes one charge for somebody who waits for it; null if another process has taken it, or if it is finished. Counts no try of the workers. */
    async take(id: string, { now, until }: Omit<Taking, 'limit'>): Promise<Charge | null> {
      const [taken] = await database.query<Charge>(
        `UPDATE charges SET taken_until = $3
         WHERE id = $1 AND state = 'charging' AND taken_until <= $2 RETURNING *`,
        [id, now, until],
      )
      return taken ?? null
    },

    /** Erases who paid, and the card. What was charged, and when, stays. What is still being charged is erased when it ends. */
    async erase(tx: Queryable, policyId: string) {
      await tx.query(
        `UPDATE charges SET sealed_billing = NULL, payment_reference = '', card = '{}', request_hash = NULL
         WHERE policy_id = $1 AND state <> 'charging'`,
        [policyId],
      )
    },

    /** Lets others take the charge again. Workers do so only after `nextTry`, or when they would have done without this try. */
    release: (id: string, { now, nextTry }: { now: Date; nextTry?: Date }) =>
      database.query(
        `UPDATE charges SET taken_until = $2, next_try_at = coalesce($3, next_try_at)
         WHERE id = $1 AND state = 'charging'`,
        [id, now, nextTry ?? null],
      ),

    /** Adds a payment that somebody makes. All its months have the same price. */
    async insert(tx: Queryable, { dueDates, now, ...charge }: NewCharge) {
      await tx.query(
        `WITH begun AS (
           INSERT INTO charges (id, policy_id, amount_cents, due_on, payment_reference, card, request_hash, author,
             sealed_billing, begun_at, taken_until, next_try_at, state)
           VALUES ($1, $2, $3, ($4::date[])[1], $5, $6, $7, $8, $9, $10, $10, $10, 'charging') RETURNING *
         )
         INSERT INTO charged_dues (charge, policy_id, due_on, amount_cents)
         SELECT id, policy_id, due, amount_cents / cardinality($4::date[]) FROM begun, unnest($4::date[]) AS due`,
        [
          charge.id,
          charge.policy_id,
          charge.amount_cents,
          dueDates,
          charge.payment_reference,
          JSON.stringify(charge.card),
          charge.request_hash,
          charge.author,
          charge.sealed_billing,
          now,
        ],
      )
    },

    /** Locks those that are still in progress. Their policies must be locked already. */
    lockInProgress: (tx: Queryable, ids: readonly string[]) =>
      tx.query<Charge>("SELECT * FROM charges WHERE id = ANY($1::uuid[]) AND state = 'charging' FOR UPDATE", [ids]),

    setSucceeded: (tx: Queryable, charged: readonly { id: string; charge_id: string }[], now: Date) =>
      tx.query(
        `UPDATE charges SET state = 'succeeded', charge_id = paid.charge_id, ended_at = $3
         FROM unnest($1::uuid[], $2::text[]) AS paid (id, charge_id) WHERE charges.id = paid.id`,
        [charged.map(({ id }) => id), charged.map(({ charge_id }) => charge_id), now],
      ),

    /** Another charge can then pay for its months. */
    async setDeclined(tx: Queryable, id: string, code: DeclineCode, now: Date) {
      await tx.query("UPDATE charges SET state = 'declined', decline_code = $2, ended_at = $3 WHERE id = $1", [
        id,
        code,
        now,
      ])
      await tx.query('UPDATE charged_dues SET has_failed = true WHERE charge = $1', [id])
    },

    async setReturned(tx: Queryable, id: string, charge_id: string, now: Date) {
      await tx.query("UPDATE charges SET state = 'returned', charge_id = $2, ended_at = $3 WHERE id = $1", [
        id,
        charge_id,
        now,
      ])
      await tx.query('UPDATE charged_dues SET has_failed = true WHERE charge = $1', [id])
    },

    /** The last due date that each of these charges pays for. */
    listLastDueDates: (tx: Queryable, charged: readonly { id: string }[]) =>
      tx.query<{ policy_id: string; due_on: string }>(
        'SELECT policy_id, max(due_on) AS due_on FROM charged_dues WHERE charge = ANY($1::uuid[]) GROUP BY policy_id',
        [charged.map(({ id }) => id)],
      ),

    /** The paid due dates after the purchase, each with the charge that paid for it. Such a charge has not failed, and the index has only these. */
    listPaid: (on: Queryable, policyId: string) =>
      on.query<PaidDueDate>(
        `SELECT charges.charge_id, charged_dues.due_on, charged_dues.amount_cents FROM charged_dues
         JOIN charges ON charges.id = charge
         WHERE charged_dues.policy_id = $1 AND NOT has_failed AND state = 'succeeded'`,
        [policyId],
      ),
  }
}
