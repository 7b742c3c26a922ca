import type { Database, Queryable } from '@amparo/database/database'
import { dueDate } from '@amparo/rules/policies/billing-days'
import type { Billing, BillingDetails } from '../billing/create-billing.ts'
import type { Clock } from '../platform/clock.ts'
import { defineJob, type Jobs } from '../platform/jobs/jobs.ts'
import { createChargeOnce, TRY_SECONDS } from '../platform/payments/charge-once.ts'
import { problemOf } from '../platform/payments/payment-problem.ts'
import type { ChargeResult, Payments } from '../platform/payments/payments.ts'
import { unambiguousNumber } from '../platform/unambiguous-number.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import type { PolicyChanges } from '../policy-changes/create-policy-changes.ts'
import { mailPolicyJob } from './mail-policy.ts'
import type { Purchase, PurchasesRepository } from './purchases-repository.ts'

export const settlePurchaseJob = defineJob<{ purchase_id: string }>('settle-purchase')
const MOST_TRIES = 3
/** Whoever waited longer for an answer has given up, and gets the money back. */
const TOO_LATE_MS = 86_400_000
const NUMBER_LENGTH = 10

type Parts = {
  database: Database
  clock: Clock
  jobs: Jobs
  payments: Payments
  policies: Policies
  billing: Pick<Billing, 'setDetails' | 'planRefunds'>
  policyChanges: Pick<PolicyChanges, 'replace'>
  purchases: PurchasesRepository
}

/**
 * Charges for a purchase and, in one transaction, turns the quote into a policy. Any process may call it any number of times: the purchase's id is
 * the processor's idempotency key, and the transaction ignores a purchase that is finished. Null while another process is trying.
 */
export function createSettlePurchase(parts: Parts) {
  const { database, clock, jobs, payments, policies, billing, policyChanges, purchases } = parts

  /** Locks the policy before the purchase, as all code does. */
  const record = ({ id, policy_id }: Purchase, result: ChargeResult) =>
    database.transaction(async (tx) => {
      const policy = await policies.lock(tx, policy_id)
      const purchase = await purchases.lock(tx, id)
      if (!policy || purchase?.state !== 'charging') return
      if (result.status === 'declined') await decline(tx, { policy, purchase, code: result.code })
      else await (canBind(policy, purchase) ? bind : refund)(tx, { policy, purchase, charge_id: result.charge_id })
      if (policy.erased_at) await purchases.erase(tx, policy.id)
    })

  function canBind(policy: Policy, { begun_at }: Purchase): boolean {
    return policy.status === 'pending' && clock.now().getTime() - begun_at.getTime() < TOO_LATE_MS
  }

  type Declined = { policy: Policy; purchase: Purchase; code: NonNullable<Purchase['decline_code']> }
  async function decline(tx: Queryable, { policy, purchase, code }: Declined) {
    await purchases.decline(tx, purchase.id, code, clock.now())
    await reopenQuote(tx, policy, problemOf(code))
  }

  async function reopenQuote(tx: Queryable, policy: Policy, problem: string) {
    if (policy.status !== 'pending') return
    const now = clock.now()
    await policies.changeStatus(tx, policy, { event: 'purchase_failed', author: 'system', note: problem, now })
    await policies.setPurchaseProblem(tx, policy.id, problem)
  }

  type Charged = { policy: Policy; purchase: Purchase; charge_id: string }
  const enterInLedger = (tx: Queryable, { policy, purchase, charge_id }: Charged) =>
    policies.enterMovement(tx, {
      policy_id: purchase.policy_id,
      kind: 'charge',
      amount_cents: purchase.amount_cents,
      charge_id,
      movement: `purchase ${purchase.id}`,
      due_on: policy.effective_date,
      last_4: purchase.card.last_4,
      now: clock.now(),
    })

  async function bind(tx: Queryable, charged: Charged) {
    const { policy, purchase, charge_id } = charged
    const now = clock.now()
    const number = unambiguousNumber(NUMBER_LENGTH)
    await enterInLedger(tx, charged)
    await purchases.setCharged(tx, purchase.id, { state: 'succeeded', charge_id, now })
    await policies.setBought(tx, policy.id, {
      number,
      card: purchase.card,
      payment_reference: purchase.payment_reference,
      next_payment_on: dueDate(policy.effective_date, 1),
      bought_at: now,
    })
    const details = policies.encryption.decrypt(purchase.sealed_billing, purchase.id) as BillingDetails
    await billing.setDetails(tx, policy.id, details)
    const bound = await policies.changeStatus(tx, policy, { event: 'purchased', author: 'policyholder', now })
    if (policies.statusOf(bound) === 'in_force')
      await policies.changeStatus(tx, bound, { event: 'started', author: 'system', now })
    if (policy.replaces !== null) await policyChanges.replace(tx, policy.replaces, number)
    await jobs.enqueue(tx, mailPolicyJob, { purchase_id: purchase.id })
  }

  /** The card was charged, but the quote can no longer become a policy. */
  async function refund(tx: Queryable, charged: Charged) {
    const { policy, purchase, charge_id } = charged
    await enterInLedger(tx, charged)
    await purchases.setCharged(tx, purchase.id, { state: 'returned', charge_id, now: clock.now() })
    await reopenQuote(tx, policy, 'payment_failed')
    await billing.planRefunds(tx, policy.id, [{ charge_id, amount_cents: purchase.amount_cents }])
  }

  const chargeOnce = createChargeOnce<Purchase>({
    payments,
    maxTries: MOST_TRIES,
    release: ({ id }) => purchases.release(id),
    record: async (answers) => {
      for (const { row, result } of answers)
        await record(row, result).catch(async (error) => {
          // For example, the policy it replaces is being charged. The purchase may be tried again at once.
          await purchases.release(row.id)
          throw error
        })
    },
  })

  return async (id: string): Promise<Purchase | null> => {
    const now = clock.now()
    const taken = await purchases.take(id, { now, until: new Date(now.getTime() + TRY_SECONDS * 1_000) })
    if (taken) {
      const [failure] = await chargeOnce([taken])
      if (failure) throw failure
      jobs.wake(mailPolicyJob)
    }
    const purchase = await purchases.find(id)
    return purchase?.state === 'charging' ? null : purchase
  }
}
