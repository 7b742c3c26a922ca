import type { Database } from '@amparo/database/database'
import { dueDatesUntil, graceEnd } from '@amparo/rules/policies/billing-days'
import { nextStatus, type PolicyEvent, type PolicyStatus } from '@amparo/rules/policies/policy-status'

type Policy = {
  id: string
  status: PolicyStatus
  effective_date: string
  out_of_force_date: string | null
  next_payment_on: string | null
  premium: number
  /** The paid due dates after the purchase, oldest first. */
  paid: string[]
  events: PolicyEvent[]
  ledger: number
  processor: number
}

/** Compares due dates, charges, the ledger, the processor's own books and the history. */
export async function brokenBilling(
  database: Database,
  { policies: sold, today }: { policies: number; today: string },
): Promise<string[]> {
  const policies = await database.query<Policy>(
    `SELECT id, status, effective_date, out_of_force_date, next_payment_on, monthly_premium_cents AS premium,
       ARRAY(SELECT due_on::text FROM charged_dues WHERE policy_id = policies.id AND NOT has_failed ORDER BY due_on) AS paid,
       ARRAY(SELECT kind FROM policy_history WHERE policy_id = policies.id AND status IS NOT NULL ORDER BY position) AS events,
       (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entries WHERE policy_id = policies.id) AS ledger,
       (SELECT coalesce(sum(simulated_charges.amount_cents), 0)::bigint
          - coalesce(sum((SELECT sum(amount_cents) FROM simulated_refunds WHERE charge_id = simulated_charges.id)), 0)::bigint
        FROM simulated_charges
        WHERE decline_code IS NULL AND (idempotency_key = policies.id::text
          OR idempotency_key IN (SELECT id::text FROM charges WHERE policy_id = policies.id))) AS processor
     FROM policies`,
  )
  return [
    ...(policies.length === sold ? [] : [`${policies.length} of ${sold} policies`]),
    ...policies.flatMap((policy) => brokenPolicy(policy, today).map((problem) => `${policy.id}: ${problem}`)),
    ...(await brokenBooks(database)),
  ]
}

function brokenPolicy(policy: Policy, today: string): string[] {
  const { status, effective_date: effective, paid, events, ledger, processor } = policy
  const problems: string[] = []
  if (ledger !== processor) problems.push(`${ledger} cents in the ledger, ${processor} at the processor`)
  const implied = events.reduce<PolicyStatus | null>((from, event) => from && nextStatus(from, event), 'initializing')
  if (implied !== status) problems.push(`${status}, but its history implies ${implied}`)

  const dues = dueDatesUntil(effective, { since: effective, today })
  if (paid.join() !== dues.slice(0, paid.length).join())
    problems.push(`paid ${paid.join()}: a month is missing or out of order`)
  if (policy.next_payment_on !== null) problems.push('a payment is still due')
  if (status === 'expired' && paid.length !== dues.length) problems.push(`expired with ${paid.length} months paid`)
  const unpaid = dues[paid.length]
  if (status === 'out_of_force' && (!unpaid || graceEnd(effective, unpaid) !== policy.out_of_force_date))
    problems.push(`lapsed on ${policy.out_of_force_date}, unpaid since ${unpaid}`)
  const isOver = ['expired', 'out_of_force', 'canceled'].includes(status)
  if (!isOver) problems.push(`still ${status}`)
  if (status !== 'canceled' && ledger !== policy.premium * (paid.length + 1))
    problems.push(`${ledger} cents for ${paid.length + 1} months`)
  return problems
}

/** Every charge must be in the ledger and at the processor, and have a receipt. */
async function brokenBooks(database: Database): Promise<string[]> {
  const counts = await database.query<{ problem: string; many: number }>(
    `SELECT 'charges are not in the ledger' AS problem, count(*) AS many FROM simulated_charges
     WHERE decline_code IS NULL AND NOT EXISTS (SELECT 1 FROM ledger_entries
       WHERE kind = 'charge' AND charge_id = simulated_charges.id::text AND amount_cents = simulated_charges.amount_cents)
     UNION ALL SELECT 'ledger entries are unknown to the processor', count(*) FROM ledger_entries
     WHERE kind = 'charge' AND NOT EXISTS (SELECT 1 FROM simulated_charges
       WHERE decline_code IS NULL AND id::text = charge_id AND simulated_charges.amount_cents = ledger_entries.amount_cents)
     UNION ALL SELECT 'charges are entered twice', count(*) - count(DISTINCT charge_id) FROM ledger_entries WHERE kind = 'charge'
     UNION ALL SELECT 'charges are unfinished', count(*) FROM charges WHERE state = 'charging'
     UNION ALL SELECT 'refunds are unfinished', count(*) FROM refunds WHERE state = 'planned'
     UNION ALL SELECT 'receipts too many or too few', abs(
       (SELECT count(*) FROM charges WHERE state = 'succeeded')
       - (SELECT count(*) FROM outbox WHERE tag IN ('policy_receipt', 'policy_resolved')))
     UNION ALL SELECT 'mails about a lapse or expiry too many or too few', abs(
       (SELECT count(*) FROM policies WHERE status IN ('out_of_force', 'expired'))
       - (SELECT count(*) FROM outbox WHERE tag IN ('policy_lapsed', 'policy_expired')))`,
  )
  return counts.filter(({ many }) => many > 0).map(({ problem, many }) => `${many} ${problem}`)
}
