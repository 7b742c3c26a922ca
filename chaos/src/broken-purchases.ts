import type { Database } from '@amparo/database/database'
import type { Bought } from './buy-policy.ts'

type Policy = { id: string; number: string | null; status: string; premium: number; paid: number; succeeded: number }
type Charge = { id: string; amount_cents: number; refunded: number; state: string | null; charge_id: string | null }

/** Compares what the servers confirmed, the policies, the ledger and the processor's own books. */
export async function brokenPurchases(database: Database, bought: readonly Bought[]): Promise<string[]> {
  const policies = await database.query<Policy>(
    `SELECT id, number, status, monthly_premium_cents AS premium,
       (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entries WHERE policy_id = policies.id) AS paid,
       (SELECT count(*) FROM purchases WHERE policy_id = policies.id AND state = 'succeeded') AS succeeded
     FROM policies`,
  )
  const charges = await database.query<Charge>(
    `SELECT simulated_charges.id, simulated_charges.amount_cents, purchases.state, purchases.charge_id,
       (SELECT coalesce(sum(amount_cents), 0)::bigint FROM simulated_refunds WHERE charge_id = simulated_charges.id)
         AS refunded
     FROM simulated_charges LEFT JOIN purchases ON purchases.id::text = idempotency_key
     WHERE simulated_charges.decline_code IS NULL`,
  )
  return [
    ...bought.flatMap((one) => brokenPromise(one, policies)),
    ...policies.flatMap(brokenPolicy),
    ...charges.flatMap(brokenCharge),
  ]
}

function brokenPromise({ mark, id, number, amount_cents }: Bought, policies: readonly Policy[]): string[] {
  const policy = policies.find((one) => one.id === id)
  if (id && !policy) return [`${mark}: a confirmed quote is missing`]
  if (number && policy?.number !== number) return [`${mark}: not the policy that was confirmed`]
  if (number && policy?.paid !== amount_cents) return [`${mark}: paid ${policy?.paid} instead of ${amount_cents}`]
  return []
}

/** Never a policy without a charge, and never two. */
function brokenPolicy({ id, number, status, premium, paid, succeeded }: Policy): string[] {
  if (status === 'pending') return [`${id}: its purchase was never decided`]
  if (number ? paid !== premium || succeeded !== 1 : paid !== 0 || succeeded !== 0)
    return [`${id}: ${status}, ${succeeded} purchases, ${paid} of ${premium} cents`]
  return []
}

/** Never a charge without a policy or a refund. */
function brokenCharge({ id, amount_cents, refunded, state, charge_id }: Charge): string[] {
  const isKept = state === 'succeeded' && refunded === 0
  const isReturned = state === 'returned' && refunded === amount_cents
  return charge_id === id && (isKept || isReturned)
    ? []
    : [`charge ${id}: ${state}, ${refunded} of ${amount_cents} refunded`]
}
