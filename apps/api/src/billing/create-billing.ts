import type { ContentStore } from '@amparo/content/load-content'
import type { Database, Queryable } from '@amparo/database/database'
import { spreadRefund } from '@amparo/rules/policies/refunds'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { handleJob, type Jobs } from '../platform/jobs/jobs.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { paymentCopy } from '../platform/payments/payment-copy.ts'
import type { Payments } from '../platform/payments/payments.ts'
import { createWaitForCharge } from '../platform/payments/wait-for-charge.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import { createBillingDetailsRepository } from './billing-details-repository.ts'
import { type Charge, PaymentInProgress } from './charges/charge.ts'
import { createChargeDue } from './charges/charge-due.ts'
import { createChargesRepository } from './charges/charges-repository.ts'
import { createRecordCharges } from './charges/record-charges.ts'
import { getPolicyBillingRoute } from './get-policy-billing.ts'
import { createChangeCard } from './overdue/change-card.ts'
import { createEndPolicies } from './overdue/end-policies.ts'
import { createPaidMonths, sumOf } from './paid-months.ts'
import { createPolicyMails } from './policy-mails.ts'
import { createRefunds, refundJob } from './refunds/plan-refunds.ts'
import { createRefundsRepository } from './refunds/refunds-repository.ts'

/** Refunds older than this are enqueued again. By then the queue has given up on its own retries. */
const REQUEUE_AFTER_MS = 60_000

type Parts = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'error'>
  payments: Payments
  mail: Mail
  content: Pick<ContentStore, 'content'>
  policies: Policies
  /** How long a page waits for the processor. Only tests set it. */
  maxWaitMs?: number
}

export type { BillingDetails } from './charges/charge.ts'
export { PaymentInProgress }
export type Billing = ReturnType<typeof createBilling>

/** Charges each month after the purchase once, on its due date, and refunds what was paid too much. */
export function createBilling(parts: Parts) {
  const { database, clock, jobs, policies } = parts
  const charges = createChargesRepository(database)
  const refunds = createRefundsRepository(database)
  const details = createBillingDetailsRepository(policies.encryption)
  const mails = createPolicyMails(parts)
  const { sendMail } = mails
  const { plan: planRefunds, make: makeRefund } = createRefunds({ ...parts, refunds })
  const paidMonths = createPaidMonths({ policies, charges, refunds })
  const record = createRecordCharges({ ...parts, charges, details, planRefunds, mails })
  const due = createChargeDue({ ...parts, charges, record })
  const { waitFor, close } = createWaitForCharge<Charge>({ settle: due.settle, maxWaitMs: parts.maxWaitMs })
  const endPolicies = createEndPolicies({ ...parts, sendMail })

  return {
    ...createChangeCard({ ...parts, charges, details, waitFor }),
    /** Stores the cardholder name and billing address that came with a purchase. */
    setDetails: details.set,
    planRefunds,
    sendMail,
    personalData: {
      export: details.find,
      exportCharges: async (on: Queryable, policyIds: readonly string[]) =>
        (await charges.listOf(on, policyIds)).map((row) => paymentCopy(row, policies.encryption)),
      async erase(tx: Queryable, policyId: string) {
        await details.erase(tx, policyId)
        await charges.erase(tx, policyId)
      },
    },

    /**
     * Part of canceling a policy, in the transaction that has locked it: stops further charges and plans the refund. Throws `PaymentInProgress`
     * while a charge is in progress; call `finishChargeInProgress` before the transaction to wait for it.
     */
    async cancelCharges(tx: Queryable, policy: Policy, { today, now, author }: Cancellation) {
      if (await charges.findInProgress(tx, policy.id)) throw new PaymentInProgress()
      const { refunds: wanted } = await paidMonths.refundOn(tx, policy, today)
      const refund_cents = sumOf(wanted)
      await policies.setNextPayments(tx, [{ id: policy.id, day: null }])
      await planRefunds(tx, policy.id, wanted)
      if (refund_cents > 0)
        await policies.addToHistory(tx, policy.id, { kind: 'refund_planned', note: String(refund_cents), author, now })
      return { refund_cents }
    },

    /** Refunds an amount for an operator, newest charges first. Repeating a request does not refund again. */
    refund: (policyId: string, { amount_cents, author, request_id }: OperatorRefund) =>
      database.transaction(async (tx): Promise<'planned' | 'exceeds_paid' | 'request_reused'> => {
        const policy = await policies.lock(tx, policyId)
        if (!policy) throw new Error('the policy no longer exists')
        const known = await refunds.sumOfRequest(tx, policy.id, request_id)
        if (known !== null) return known === amount_cents ? 'planned' : 'request_reused'
        const wanted = spreadRefund(await paidMonths.refundable(tx, policy), amount_cents)
        if (!wanted) return 'exceeds_paid'
        await planRefunds(tx, policy.id, wanted, request_id)
        const event = { kind: 'refund_planned', note: String(amount_cents), author, now: clock.now() } as const
        await policies.addToHistory(tx, policy.id, event)
        return 'planned'
      }),

    /** Refunds that are planned but not completed, in cents. */
    toBeReturned: refunds.sumPlanned,

    /** Does what is due by now, in this order: starts policies, charges them, ends them. A worker calls it each minute. */
    async catchUp() {
      await policies.advanceDue()
      await due.chargeAllDue()
      await endPolicies()
      const unfinished = await refunds.listUnfinished(new Date(clock.now().getTime() - REQUEUE_AFTER_MS))
      await jobs.requeue(
        refundJob,
        unfinished.map(({ id }) => ({ refund_id: id })),
      )
    },

    routes: [getPolicyBillingRoute({ ...parts, details, paidMonths })],
    jobs: [handleJob(refundJob, ({ refund_id }) => makeRefund(refund_id))],
    close() {
      due.close()
      return close()
    },
  }
}

type Cancellation = { today: string; now: Date; author: string }
type OperatorRefund = { amount_cents: number; author: string; request_id: string }
