import { randomUUID } from 'node:crypto'
import type { BillingAddress, PaymentInfo } from '@amparo/contract/quotes'
import type { Database, Queryable } from '@amparo/database/database'
import { dueDatesUntil } from '@amparo/rules/policies/billing-days'
import { centsOf } from '@amparo/rules/policies/money'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { isEditable } from '@amparo/rules/policies/policy-status'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { type PaymentProblem, problemOf } from '../../platform/payments/payment-problem.ts'
import type { PaymentCard, Payments } from '../../platform/payments/payments.ts'
import type { Policies, Policy } from '../../policies/create-policies.ts'
import type { BillingDetailsRepository } from '../billing-details-repository.ts'
import type { Charge } from '../charges/charge.ts'
import type { ChargesRepository } from '../charges/charges-repository.ts'

/** `overdue_amount`: what the person agreed to pay now, in dollars. */
type CardRequest = {
  payment_info: PaymentInfo
  billing_address: BillingAddress
  overdue_amount?: number | undefined
}
/** `in_progress`: the processor has not answered yet, or another charge is in progress. */
type PaymentOutcome = { is: 'paid' } | { is: 'declined'; code: PaymentProblem } | { is: 'in_progress' }
/**
 * `changed`: nothing was overdue, and the new card will be charged from the next due date on. `amount_changed`: another amount is overdue than the
 * person agreed to pay.
 */
type CardChange = PaymentOutcome | { is: 'changed' } | { is: 'amount_changed' } | { is: 'not_editable' }
type By = { author: string; log: Pick<FastifyBaseLogger, 'error'> }

type Parts = {
  database: Database
  clock: Clock
  payments: Pick<Payments, 'describeCard'>
  policies: Policies
  charges: ChargesRepository
  details: BillingDetailsRepository
  waitFor: (id: string, log: By['log']) => Promise<Charge | null>
}
type Begun = CardChange | { is: 'begun'; id: string } | { is: 'nothing_due' }
/** `encryptedBilling` takes the id of the charge, which the encryption is bound to. Null for the card on file. */
type Card = { card: PaymentCard; payment_reference: string; encryptedBilling: (id: string) => string | null }

/** Changes the card of a policy and charges what is overdue, for the policyholder or an operator. One payment at a time per policy. */
export function createChangeCard({ database, clock, payments, policies, charges, details, waitFor }: Parts) {
  const { encryption } = policies

  const unpaidDueDates = ({ next_payment_on: since, effective_date, time_zone_id }: Policy) =>
    since ? dueDatesUntil(effective_date, { since, today: dayIn(time_zone_id, clock.now()) }) : []
  const overdueCents = (policy: Policy) =>
    policies.statusOf(policy) === 'suspended' ? unpaidDueDates(policy).length * policy.monthly_premium_cents : 0

  /** Charges everything that is overdue, as one payment. */
  async function beginPayment(tx: Queryable, policy: Policy, given: Card & { request_hash: string; author: string }) {
    const { card, payment_reference, encryptedBilling, request_hash, author } = given
    const dueDates = unpaidDueDates(policy)
    if (dueDates.length === 0) return { is: 'nothing_due' } as const
    const id = randomUUID()
    await charges.insert(tx, {
      id,
      policy_id: policy.id,
      amount_cents: dueDates.length * policy.monthly_premium_cents,
      dueDates,
      payment_reference,
      card,
      request_hash,
      author,
      sealed_billing: encryptedBilling(id),
      now: clock.now(),
    })
    return { is: 'begun', id } as const
  }

  const outcomeOf = (charge: Charge | null): PaymentOutcome => {
    if (!charge) return { is: 'in_progress' }
    if (charge.decline_code) return { is: 'declined', code: problemOf(charge.decline_code) }
    return charge.state === 'succeeded' ? { is: 'paid' } : { is: 'declined', code: 'payment_failed' }
  }

  const locked = <Result>(id: string, work: (tx: Queryable, policy: Policy) => Promise<Result>) =>
    database.transaction(async (tx) => {
      const policy = await policies.lock(tx, id)
      if (!policy) throw new Error('the policy no longer exists')
      return work(tx, policy)
    })

  type Change = CardRequest & { card: PaymentCard; author: string; agreedCents: number | null }

  async function change(tx: Queryable, policy: Policy, request: Change) {
    const { payment_info, billing_address, card, author, agreedCents } = request
    const payment_reference = payment_info.number
    const billing = { name: payment_info.name, address: billing_address }
    const status = policies.statusOf(policy)
    // The vault creates a new reference for each click, so the same reference for the same month is a repeated request.
    const request_hash = encryption.fingerprint(['payment', policy.id, payment_reference, policy.next_payment_on])
    const inProgress = await charges.findInProgress(tx, policy.id)
    if (inProgress)
      return inProgress.request_hash === request_hash ? begun(inProgress) : ({ is: 'in_progress' } as const)
    const isOverdue = status === 'suspended'
    const known = isOverdue ? await charges.findSame(tx, policy.id, request_hash) : null
    if (known) return begun(known)
    if (!isOverdue && (await charges.hasPaidWith(tx, policy.id, payment_reference))) return { is: 'paid' } as const
    if (!isEditable(status)) return { is: 'not_editable' } as const
    if (overdueCents(policy) !== agreedCents) return { is: 'amount_changed' } as const
    if (isOverdue) {
      const encryptedBilling = (id: string) => encryption.encrypt(billing, id)
      return beginPayment(tx, policy, { card, payment_reference, encryptedBilling, request_hash, author })
    }
    await policies.setCard(tx, policy.id, { card, payment_reference })
    await details.set(tx, policy.id, billing)
    await policies.addToHistory(tx, policy.id, { kind: 'card_changed', author, now: clock.now() })
    return { is: 'changed' } as const
  }

  /** What the person agreed to pay now; if the request does not say it, what is overdue before an unfinished charge is tried again. */
  async function agreedCentsOf(policyId: string, { overdue_amount }: CardRequest): Promise<number | null> {
    if (overdue_amount !== undefined) return centsOf(overdue_amount)
    const policy = await policies.find(policyId)
    return policy && overdueCents(policy)
  }

  /** Tries an unfinished charge again now instead of at its next scheduled try, because a person is waiting for the result. */
  async function finishChargeInProgress(policyId: string, log: By['log']) {
    const inProgress = await charges.findInProgress(database, policyId)
    if (inProgress) await waitFor(inProgress.id, log)
  }

  return {
    finishChargeInProgress,

    /**
     * Replaces the card and its billing address. An overdue policy is charged to the new card first, and keeps the old card if that fails (M-230). A
     * charge that fails only now makes the policy overdue; that amount is not charged until the person has agreed to it.
     */
    async changeCard(policyId: string, request: CardRequest, { author, log }: By): Promise<CardChange> {
      const card = await payments.describeCard(request.payment_info.number).catch((error: Error) => {
        log.error({ cause: error.message }, 'the payment processor did not answer')
        return null
      })
      if (!card) return { is: 'declined', code: 'payment_failed' }
      const agreedCents = await agreedCentsOf(policyId, request)
      await finishChargeInProgress(policyId, log)
      const result: Begun = await locked(policyId, (tx, policy) =>
        change(tx, policy, { ...request, card, author, agreedCents }),
      )
      if (result.is === 'nothing_due') return { is: 'not_editable' }
      return result.is === 'begun' ? outcomeOf(await waitFor(result.id, log)) : result
    },

    /** Charges what is overdue to the card on file, for an operator. Repeating a request does not charge again. */
    async chargeOverdue(
      policyId: string,
      { author, log, request_id }: By & { request_id: string },
    ): Promise<PaymentOutcome | { is: 'nothing_due' }> {
      await finishChargeInProgress(policyId, log)
      const result = await locked(policyId, async (tx, policy) => {
        const request_hash = `operator ${request_id}`
        const known = await charges.findSame(tx, policy.id, request_hash)
        if (known) return begun(known)
        if (await charges.findInProgress(tx, policy.id)) return { is: 'in_progress' } as const
        const { card, payment_reference } = policy
        if (policies.statusOf(policy) !== 'suspended' || !card || !payment_reference)
          return { is: 'nothing_due' } as const
        const given = { card, payment_reference, encryptedBilling: () => null }
        await policies.addToHistory(tx, policy.id, { kind: 'charge_requested', author, now: clock.now() })
        return beginPayment(tx, policy, { ...given, request_hash, author })
      })
      return result.is === 'begun' ? outcomeOf(await waitFor(result.id, log)) : result
    },
  }
}

const begun = ({ id }: Charge) => ({ is: 'begun', id }) as const
