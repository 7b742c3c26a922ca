import { randomUUID } from 'node:crypto'
import type { BillingAddress, PaymentInfo } from '@amparo/contract/quotes'
import type { Database, Queryable } from '@amparo/database/database'
import { coverageProblems } from '@amparo/rules/policies/coverage-form'
import { adjustedUpdate } from '@amparo/rules/policies/coverage-update'
import { centsOf } from '@amparo/rules/policies/money'
import { dayIn } from '@amparo/rules/policies/policy-days'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { TRY_SECONDS } from '../platform/payments/charge-once.ts'
import type { PaymentCard } from '../platform/payments/payments.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import type { User } from '../users/create-users.ts'
import type { Purchase, PurchasesRepository } from './purchases-repository.ts'
import { settlePurchaseJob } from './settle-purchase.ts'

export type PurchaseRequest = {
  quote_amount: number
  version?: number | undefined
  payment_info: PaymentInfo
  billing_address: BillingAddress
}
type Buyer = { user: User; card: PaymentCard }
type Refusal =
  | 'not_found'
  | 'quote_expired'
  | 'start_date_passed'
  | 'invalid_quote'
  | 'amount_changed'
  | 'quote_changed'
/** `purchase` is new, was begun by the same request before, or belongs to somebody who is buying the policy at this moment. */
export type Begun = { is: 'bought' } | { is: 'refused'; code: Refusal } | { is: 'begun'; purchase: Purchase }

type Parts = {
  database: Database
  clock: Clock
  jobs: Jobs
  policies: Policies
  purchases: PurchasesRepository
}

/** The first transaction of a purchase: checks the quote and writes what is going to be charged. */
export function createBeginPurchase({ database, clock, jobs, policies, purchases }: Parts) {
  /** A card is tokenised for each click, so the same reference is the same click. */
  const hashOf = (id: string, { payment_info, quote_amount }: PurchaseRequest) =>
    policies.encryption.fingerprint(['purchase', id, payment_info.number, quote_amount])

  return (id: string, request: PurchaseRequest, buyer: Buyer): Promise<Begun> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      const policy = await policies.lock(tx, id)
      if (!policy) throw new Error('the policy no longer exists')
      // Somebody else may have begun to buy it since the call began: then the quote and the answer of the processor are theirs.
      if (!policies.owns(buyer.user, policy)) return { is: 'refused', code: 'not_found' }
      if (policy.number !== null) return { is: 'bought' }
      const request_hash = hashOf(id, request)
      const known =
        policy.status === 'pending'
          ? await purchases.findInProgress(tx, id)
          : await purchases.findSame(tx, id, request_hash)
      if (known) return { is: 'begun', purchase: known }
      const code = refusalOf(policy, request, now)
      return code ? { is: 'refused', code } : begin(tx, policy, { request, request_hash, buyer, now })
    })

  function refusalOf(
    policy: Policy,
    { quote_amount, version = policy.version }: PurchaseRequest,
    now: Date,
  ): Refusal | null {
    if (policies.statusOf(policy) !== 'initializing') return 'quote_expired'
    const today = dayIn(policy.time_zone_id, now)
    if (policy.effective_date < today) return 'start_date_passed'
    if (!isAllowedOn(today, policy)) return 'invalid_quote'
    if (centsOf(quote_amount) !== policy.monthly_premium_cents) return 'amount_changed'
    return version === policy.version ? null : 'quote_changed'
  }

  type New = { request: PurchaseRequest; request_hash: string; buyer: Buyer; now: Date }

  async function begin(tx: Queryable, policy: Policy, { request, request_hash, buyer, now }: New): Promise<Begun> {
    const id = randomUUID()
    const billing = { name: request.payment_info.name, address: request.billing_address }
    const purchase = {
      id,
      policy_id: policy.id,
      amount_cents: policy.monthly_premium_cents,
      payment_reference: request.payment_info.number,
      card: buyer.card,
      sealed_billing: policies.encryption.encrypt(billing, id),
      begun_at: now,
    }
    await purchases.insert(tx, { ...purchase, request_hash })
    await policies.changeStatus(tx, policy, { event: 'purchase_begun', author: 'policyholder', now })
    await policies.setBuyer(tx, policy.id, buyer.user.session_id)
    // For the case that this process ends before it has the processor's answer.
    await jobs.enqueue(tx, settlePurchaseJob, { purchase_id: id }, { afterSeconds: TRY_SECONDS })
    return {
      is: 'begun',
      purchase: { ...purchase, state: 'charging', tries: 0, decline_code: null, charge_id: null, mailed_at: null },
    }
  }
}

/** Whether people still have the ages that the rules ask for: somebody may have had a birthday since the quote was saved (M-102, M-103, M-114). */
function isAllowedOn(today: string, { people, coverages, effective_date }: Policy): boolean {
  const update = { ...people, effective_date, children: [...people.children], coverages: [...coverages] }
  const adjusted = adjustedUpdate(update, { holderBirthdate: people.holder.birthdate, today })
  // What was offered and at what price stays as it was when the quote was saved.
  const problems = coverageProblems({ ...update, coverages: [] }, { today, offered: [] })
  return adjusted.coverages.length === coverages.length && Object.keys(problems).length === 0
}
