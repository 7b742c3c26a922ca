import { getPolicyBilling, type PolicyBilling } from '@amparo/contract/billing'
import type { Database } from '@amparo/database/database'
import { dueDatesUntil } from '@amparo/rules/policies/billing-days'
import { dollarsOf } from '@amparo/rules/policies/money'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { implement } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import type { BillingDetailsRepository } from './billing-details-repository.ts'
import { type PaidMonths, sumOf } from './paid-months.ts'

type Parts = {
  database: Database
  clock: Clock
  policies: Policies
  details: BillingDetailsRepository
  paidMonths: PaidMonths
}

/** What the billing page shows. The amounts are what would be charged or refunded now. */
export function getPolicyBillingRoute({ database, clock, policies, details, paidMonths }: Parts) {
  function overdueOf(policy: Policy, today: string): PolicyBilling['overdue'] {
    const { next_payment_on: since, out_of_force_date: coverage_ends_on, effective_date } = policy
    if (policies.statusOf(policy) !== 'suspended' || !since || !coverage_ends_on) return null
    const cents = dueDatesUntil(effective_date, { since, today }).length * policy.monthly_premium_cents
    return { amount: dollarsOf(cents), since, coverage_ends_on }
  }

  async function refundOf(policy: Policy, today: string): Promise<PolicyBilling['refund_if_canceled']> {
    if (!isEditable(policies.statusOf(policy))) return null
    const { is_full, refunds } = await paidMonths.refundOn(database, policy, today)
    return { amount: dollarsOf(sumOf(refunds)), is_full }
  }

  async function paymentsOf({ id, time_zone_id }: Policy): Promise<PolicyBilling['payments']> {
    const ledger = await policies.ledgerOf(database, id)
    const cardOf = new Map(ledger.flatMap(({ charge_id, last_4 }) => (last_4 ? [[charge_id, last_4] as const] : [])))
    return ledger.toReversed().map(({ kind, amount_cents, charge_id, due_on, happened_at }) => ({
      kind,
      amount: dollarsOf(amount_cents),
      paid_on: dayIn(time_zone_id, happened_at),
      due_on,
      last_4: cardOf.get(charge_id) ?? null,
    }))
  }

  return implement(getPolicyBilling, async (call) => {
    const policy = await policies.requireOwn(call, call.params.id)
    const today = dayIn(policy.time_zone_id, clock.now())
    const [billing, refund_if_canceled, payments] = await Promise.all([
      details.find(database, policy.id),
      refundOf(policy, today),
      paymentsOf(policy),
    ])
    return {
      cardholder_name: billing?.name ?? null,
      billing_address: billing?.address ?? null,
      overdue: overdueOf(policy, today),
      refund_if_canceled,
      payments,
    }
  })
}
