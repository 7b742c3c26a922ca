import type { Queryable } from '@amparo/database/database'
import { monthEnd } from '@amparo/rules/policies/billing-days'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { type PaidMonth, type Refund, type Refundable, refundFor } from '@amparo/rules/policies/refunds'
import type { Policies, Policy } from '../policies/create-policies.ts'
import type { ChargesRepository } from './charges/charges-repository.ts'
import type { RefundsRepository } from './refunds/refunds-repository.ts'

type Parts = {
  policies: Pick<Policies, 'ledgerOf'>
  charges: Pick<ChargesRepository, 'listPaid'>
  refunds: Pick<RefundsRepository, 'listOf'>
}

export type PaidMonths = ReturnType<typeof createPaidMonths>

/** What has been paid for a policy, and how much of it can be refunded. */
export function createPaidMonths({ policies, charges, refunds }: Parts) {
  /** What is left of each charge after completed and planned refunds, newest first. */
  async function refundable(on: Queryable, { id }: Policy): Promise<(Refund & Refundable)[]> {
    const returned = new Map((await refunds.listOf(on, id)).map((one) => [one.charge_id, one.amount_cents]))
    const charged = (await policies.ledgerOf(on, id)).filter(({ kind }) => kind === 'charge').toReversed()
    return charged.map(({ charge_id, amount_cents }) => ({
      charge_id,
      amount_cents,
      left_cents: amount_cents - (returned.get(charge_id) ?? 0),
    }))
  }

  /** The purchase paid for the first month. Its charge is the one that belongs to no later month. */
  async function listPaid(on: Queryable, policy: Policy, charged: readonly Refund[]): Promise<PaidMonth[]> {
    const { effective_date: effective } = policy
    const later = await charges.listPaid(on, policy.id)
    const laterCharges = new Set(later.map(({ charge_id }) => charge_id))
    const first = charged
      .filter(({ charge_id }) => !laterCharges.has(charge_id))
      .map((charge) => ({ ...charge, due_on: effective }))
    return [...first, ...later].map(({ charge_id, due_on, amount_cents }) => ({
      charge_id,
      amount_cents,
      from: due_on,
      until: monthEnd(effective, due_on),
    }))
  }

  return {
    refundable,

    /** What a cancellation today refunds. */
    async refundOn(on: Queryable, policy: Policy, today: string): Promise<{ is_full: boolean; refunds: Refund[] }> {
      if (!policy.bought_at) return { is_full: true, refunds: [] }
      const charged = await refundable(on, policy)
      const left = new Map(charged.map(({ charge_id, left_cents }) => [charge_id, left_cents]))
      const months = await listPaid(on, policy, charged)
      const boughtOn = dayIn(policy.time_zone_id, policy.bought_at)
      const { is_full, refunds: wanted } = refundFor(months, { today, boughtOn })
      const capped = wanted.map(({ charge_id, amount_cents }) => ({
        charge_id,
        amount_cents: Math.min(amount_cents, left.get(charge_id) ?? 0),
      }))
      return { is_full, refunds: capped.filter(({ amount_cents }) => amount_cents > 0) }
    },
  }
}

export const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
