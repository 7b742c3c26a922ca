import type { Database, Queryable } from '@amparo/database/database'
import { graceEnd, nextDueDateAfter } from '@amparo/rules/policies/billing-days'
import type { Clock } from '../../platform/clock.ts'
import type { Charged } from '../../platform/payments/charge-once.ts'
import type { DeclineCode } from '../../platform/payments/payments.ts'
import type { Policies, Policy } from '../../policies/create-policies.ts'
import type { BillingDetailsRepository } from '../billing-details-repository.ts'
import type { PolicyMail, PolicyMails } from '../policy-mails.ts'
import type { PlanRefunds } from '../refunds/plan-refunds.ts'
import type { BillingDetails, Charge } from './charge.ts'
import type { ChargesRepository } from './charges-repository.ts'

type Parts = {
  database: Database
  clock: Clock
  policies: Policies
  charges: ChargesRepository
  details: BillingDetailsRepository
  planRefunds: PlanRefunds
  mails: PolicyMails
}
type Paid = { policy: Policy; charge: Charge; charge_id: string }

/** Stores the processor's answers in one transaction: a hundred take little longer than one. Locks the policies before the charges, as all code does. */
export function createRecordCharges({ database, clock, policies, charges, details, planRefunds, mails }: Parts) {
  const isPayment = ({ request_hash }: Charge) => request_hash !== null

  /** Whether the policy is still in the state in which the charge began. If it has ended since, the money is refunded. */
  const isStillNeeded = ({ policy, charge }: Paid) => policy.status === (isPayment(charge) ? 'suspended' : 'in_force')

  async function decline(tx: Queryable, { policy, charge }: Omit<Paid, 'charge_id'>, code: DeclineCode) {
    const now = clock.now()
    await charges.setDeclined(tx, charge.id, code, now)
    if (isPayment(charge) || policy.status !== 'in_force') return
    const end = graceEnd(policy.effective_date, charge.due_on)
    await policies.changeStatus(tx, policy, { event: 'payment_failed', author: 'system', note: code, now })
    await policies.setOutOfForceDate(tx, policy.id, end)
    await mails.sendMail(tx, policy, 'payment_failed', { day: end, cents: charge.amount_cents })
  }

  const enterInLedger = (tx: Queryable, paid: readonly Paid[]) =>
    policies.enterMovements(
      tx,
      paid.map(({ charge, charge_id }) => ({
        policy_id: charge.policy_id,
        kind: 'charge',
        amount_cents: charge.amount_cents,
        charge_id,
        movement: `charge ${charge.id}`,
        due_on: charge.due_on,
        last_4: charge.card.last_4,
        now: clock.now(),
      })),
    )

  /** The card was charged, but the policy has ended in the meantime. */
  async function refund(tx: Queryable, paid: Paid) {
    const { policy, charge, charge_id } = paid
    await charges.setReturned(tx, charge.id, charge_id, clock.now())
    await enterInLedger(tx, [paid])
    await planRefunds(tx, policy.id, [{ charge_id, amount_cents: charge.amount_cents }])
  }

  async function accept(tx: Queryable, paid: readonly Paid[]) {
    const charged = paid.map(({ charge, charge_id }) => ({ id: charge.id, charge_id }))
    await charges.setSucceeded(tx, charged, clock.now())
    await enterInLedger(tx, paid)
    const lastPaid = new Map(
      (await charges.listLastDueDates(tx, charged)).map(({ policy_id, due_on }) => [policy_id, due_on]),
    )
    const next = paid.map(({ policy: { id, effective_date }, charge }) => ({
      id,
      day: nextDueDateAfter(effective_date, lastPaid.get(id) ?? charge.due_on),
    }))
    await policies.setNextPayments(tx, next)
    await mails.sendMails(tx, paid.filter(({ charge }) => !isPayment(charge)).map(receiptOf))
    for (const one of paid) if (isPayment(one.charge)) await resolve(tx, one)
  }

  const receiptOf = ({ policy, charge }: Paid): PolicyMail => ({
    policy,
    kind: 'receipt',
    about: { day: charge.due_on, cents: charge.amount_cents },
  })

  async function resolve(tx: Queryable, { policy, charge }: Paid) {
    const { id, card, payment_reference, sealed_billing, amount_cents, author } = charge
    const now = clock.now()
    await policies.changeStatus(tx, policy, { event: 'payment_resolved', author, now })
    await policies.setOutOfForceDate(tx, policy.id, null)
    if (sealed_billing !== null) {
      await policies.setCard(tx, policy.id, { card, payment_reference })
      await details.set(tx, policy.id, policies.encryption.decrypt(sealed_billing, id) as BillingDetails)
    }
    await mails.sendMail(tx, { ...policy, card }, 'resolved', { day: charge.due_on, cents: amount_cents })
  }

  return (answers: readonly Charged<Charge>[]): Promise<void> =>
    database.transaction(async (tx) => {
      const locked = await policies.lockAll(
        tx,
        answers.map(({ row }) => row.policy_id),
      )
      const ids = answers.map(({ row }) => row.id)
      const inProgress = new Map((await charges.lockInProgress(tx, ids)).map((charge) => [charge.id, charge]))
      const policyOf = new Map(locked.map((policy) => [policy.id, policy]))
      const accepted: Paid[] = []
      for (const { row, result } of answers) {
        const [charge, policy] = [inProgress.get(row.id), policyOf.get(row.policy_id)]
        if (!charge || !policy) continue
        if (result.status === 'declined') await decline(tx, { policy, charge }, result.code)
        else {
          const paid = { policy, charge, charge_id: result.charge_id }
          if (isStillNeeded(paid)) accepted.push(paid)
          else await refund(tx, paid)
        }
      }
      if (accepted.length > 0) await accept(tx, accepted)
      for (const { id, erased_at } of locked) if (erased_at) await charges.erase(tx, id)
    })
}
