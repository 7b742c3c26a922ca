import type { Address } from '@amparo/contract/policies'
import type { Database, Queryable } from '@amparo/database/database'
import { latestDay } from '@amparo/rules/dates/iso-date'
import type { PolicyStatus } from '@amparo/rules/policies/policy-status'
import type { DetailsEncryption } from '../platform/encrypted-details.ts'
import type { PaymentCard } from '../platform/payments/payments.ts'
import type { Policy, PolicyPeople, QuoteTerms } from './policy.ts'

export type PolicyRow = Omit<Policy, 'people'> & { sealed_details: string }
export type NewPolicy = Pick<
  Policy,
  'id' | 'owner_hash' | 'session_id' | 'state' | 'time_zone_id' | 'quote_expires_on' | 'replaces' | 'created_at'
> &
  QuoteTerms
export type Bought = {
  number: string
  card: PaymentCard
  payment_reference: string
  next_payment_on: string
  bought_at: Date
}
type Moved = { address: Address; time_zone_id: string; now: Date }
type Filters = { status?: string | undefined; after?: string | undefined }

export type PoliciesRepository = ReturnType<typeof createPoliciesRepository>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const VERSION = 'policy_id, version, effective_date, monthly_premium_cents, coverages, sealed_details, priced_at'

export function createPoliciesRepository(database: Database, encryption: DetailsEncryption) {
  const opened = ({ sealed_details, ...row }: PolicyRow): Policy => ({
    ...row,
    people: encryption.decrypt(sealed_details, row.id) as PolicyPeople,
  })
  const first = ([row]: PolicyRow[]) => (row ? opened(row) : null)
  const all = (rows: PolicyRow[]) => rows.map(opened)
  const terms = (id: string, { effective_date, monthly_premium_cents, coverages, people }: QuoteTerms) => [
    effective_date,
    monthly_premium_cents,
    JSON.stringify(coverages),
    encryption.encrypt(people, id),
  ]

  return {
    opened,

    /** For whoever may see any policy; people get theirs from `findOwn`. */
    find: async (id: string) => first(await database.query('SELECT * FROM policies WHERE id = $1', [id])),

    /** By its id or its number, for operators. */
    findNamed: async (name: string) =>
      first(
        uuid.test(name)
          ? await database.query('SELECT * FROM policies WHERE id = $1', [name])
          : await database.query('SELECT * FROM policies WHERE number = $1', [name.toUpperCase()]),
      ),

    lock: async (tx: Queryable, id: string) =>
      first(await tx.query('SELECT * FROM policies WHERE id = $1 FOR UPDATE', [id])),

    /** Locks in the order of the ids, so that two workers cannot deadlock. */
    lockAll: async (tx: Queryable, ids: readonly string[]) =>
      all(await tx.query('SELECT * FROM policies WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [ids])),

    /**
     * Anybody can make quotes under somebody's address, so what is bought comes first, then what was made in the session. Newest first in each group.
     */
    listOf: async ({ owner_hash, session_id }: { owner_hash: string | null; session_id: string }, limit: number) =>
      all(
        await database.query(
          `SELECT * FROM policies WHERE owner_hash = $1 OR session_id = $2
           ORDER BY number IS NULL, session_id IS DISTINCT FROM $2, created_at DESC, id DESC LIMIT $3`,
          [owner_hash, session_id, limit],
        ),
      ),

    /** For operators: newest first, one more than `limit` if there are more. */
    listAll: async (tx: Queryable, { status, after }: Filters, limit: number) =>
      all(
        await tx.query(
          `SELECT * FROM policies
           WHERE ($1::text IS NULL OR status = $1)
             AND ($2::uuid IS NULL OR (created_at, id) < (SELECT created_at, id FROM policies WHERE id = $2))
           ORDER BY created_at DESC, id DESC LIMIT $3`,
          [status ?? null, after ?? null, limit + 1],
        ),
      ),

    /** Erases the people of a policy, in every version. Price, dates and status stay. */
    async erase(tx: Queryable, id: string, { people, now }: { people: PolicyPeople; now: Date }) {
      await tx.query(
        `UPDATE policies SET sealed_details = $2, owner_hash = 'erased ' || id, session_id = 'erased', card = NULL,
           payment_reference = NULL, erased_at = $3 WHERE id = $1`,
        [id, encryption.encrypt(people, id), now],
      )
      await tx.query("UPDATE policy_versions SET sealed_details = '' WHERE policy_id = $1", [id])
    },

    /** Policies to start and quotes to end by `now`. Billing finds those that lapse or expire. */
    listDue: async (now: Date, limit: number) =>
      (
        await database.query<{ id: string }>(
          `SELECT id FROM policies CROSS JOIN LATERAL (SELECT ($1::timestamptz AT TIME ZONE time_zone_id)::date AS today) AS day
           WHERE (status = 'initializing' AND quote_expires_on < $2 AND quote_expires_on < today)
              OR (status = 'bound' AND effective_date <= $2 AND effective_date <= today)
           LIMIT $3`,
          [now, latestDay(now), limit],
        )
      ).map(({ id }) => id),

    async insert(tx: Queryable, policy: NewPolicy) {
      const { id, owner_hash, session_id, state, time_zone_id, quote_expires_on, replaces, created_at } = policy
      await tx.query(
        `WITH inserted AS (
           INSERT INTO policies (id, owner_hash, session_id, state, time_zone_id, quote_expires_on, replaces, created_at,
             effective_date, monthly_premium_cents, coverages, sealed_details, status, version)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'initializing', 1) RETURNING *
         )
         INSERT INTO policy_versions (${VERSION})
         SELECT id, version, effective_date, monthly_premium_cents, coverages, sealed_details, created_at FROM inserted`,
        [
          ...[id, owner_hash, session_id, state, time_zone_id, quote_expires_on, replaces, created_at],
          ...terms(id, policy),
        ],
      )
    },

    /**
     * Changes a quote that still has the version that was read; one statement, so that a change costs one round trip. False if it has another
     * one by now, or if somebody else is changing or buying it at this moment.
     */
    async change({ id, version }: Pick<Policy, 'id' | 'version'>, changed: QuoteTerms, now: Date): Promise<boolean> {
      const inserted = await database.query(
        `WITH free AS (
           SELECT id FROM policies WHERE id = $1 AND version = $2 AND status = 'initializing' FOR UPDATE SKIP LOCKED
         ), changed AS (
           UPDATE policies SET version = version + 1, effective_date = $3, monthly_premium_cents = $4, coverages = $5,
             sealed_details = $6, purchase_problem = NULL
           FROM free WHERE policies.id = free.id RETURNING policies.*
         )
         INSERT INTO policy_versions (${VERSION})
         SELECT id, version, effective_date, monthly_premium_cents, coverages, sealed_details, $7 FROM changed
         RETURNING version`,
        [id, version, ...terms(id, changed), now],
      )
      return inserted.length > 0
    },

    /** Changes the address of a bought policy: a new version at the same price. The policy must be locked. */
    setAddress: async (tx: Queryable, policy: Policy, { address, time_zone_id, now }: Moved): Promise<Policy> => {
      const people = { ...policy.people, address }
      await tx.query(
        `WITH changed AS (
           UPDATE policies SET version = version + 1, sealed_details = $2, time_zone_id = $3 WHERE id = $1 RETURNING *
         )
         INSERT INTO policy_versions (${VERSION})
         SELECT id, version, effective_date, monthly_premium_cents, coverages, sealed_details, $4 FROM changed`,
        [policy.id, encryption.encrypt(people, policy.id), time_zone_id, now],
      )
      return { ...policy, people, time_zone_id, version: policy.version + 1 }
    },

    /** Only `changeStatus` calls it, which knows which changes there are. */
    setStatus: (tx: Queryable, id: string, status: PolicyStatus) =>
      tx.query('UPDATE policies SET status = $2 WHERE id = $1', [id, status]),

    /** From now on the policy is the buyer's: a guest who made the quote and let its address's owner buy it loses sight of it (M-X49). */
    setBuyer: (tx: Queryable, id: string, sessionId: string) =>
      tx.query('UPDATE policies SET session_id = $2, purchase_problem = NULL WHERE id = $1', [id, sessionId]),

    setPurchaseProblem: (tx: Queryable, id: string, problem: string) =>
      tx.query('UPDATE policies SET purchase_problem = $2 WHERE id = $1', [id, problem]),

    setOutOfForceDate: (tx: Queryable, id: string, day: string | null) =>
      tx.query('UPDATE policies SET out_of_force_date = $2 WHERE id = $1', [id, day]),

    /** Sets the first due date that is not paid, or null if nothing more is due. */
    setNextPayments: (tx: Queryable, next: readonly { id: string; day: string | null }[]) =>
      tx.query(
        `UPDATE policies SET next_payment_on = due.day FROM unnest($1::uuid[], $2::date[]) AS due (id, day)
         WHERE policies.id = due.id`,
        [next.map(({ id }) => id), next.map(({ day }) => day)],
      ),

    setCard: (tx: Queryable, id: string, { card, payment_reference }: Pick<Bought, 'card' | 'payment_reference'>) =>
      tx.query('UPDATE policies SET card = $2, payment_reference = $3 WHERE id = $1', [
        id,
        JSON.stringify(card),
        payment_reference,
      ]),

    setBought: (tx: Queryable, id: string, bought: Bought) =>
      tx.query(
        `UPDATE policies SET number = $2, card = $3, payment_reference = $4, next_payment_on = $5, bought_at = $6,
           purchase_problem = NULL WHERE id = $1`,
        [
          id,
          bought.number,
          JSON.stringify(bought.card),
          bought.payment_reference,
          bought.next_payment_on,
          bought.bought_at,
        ],
      ),
  }
}
