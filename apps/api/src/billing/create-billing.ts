import type { ContentStore } from '@amparo/content/load-content'
import type { Database, Queryable } from '@amparo/database/database'
import { spreadRefund } from '@amparo/rules/policies/refunds'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { handleJob, type Jobs } from '../platform/jobs/jobs.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Payments } from '../platform/payments/payments.ts'
import { createWaitForCharge } from '../platform/payments/wait-for-charge.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import { createBillingDetailsRepository } from './billing-details-repository.ts'
import { createChangeCard } from './change-card.ts'
import { type Charge, PaymentUnderWay } from './charge.ts'
import { createChargeDue } from './charge-due.ts'
import { createChargesRepository } from './charges-repository.ts'
import { createEndPolicies } from './end-policies.ts'
import { getPolicyBillingRoute } from './get-policy-billing.ts'
import { createPaidMonths, sumOf } from './paid-months.ts'
import { createRefunds, refundJob } from './plan-refunds.ts'
import { createPolicyMails } from './policy-mails.ts'
import { createRecordCharges } from './record-charges.ts'
import { createRefundsRepository } from './refunds-repository.ts'

/** Well after the queue has given up on its own. */
const GIVEN_UP_MS = 60_000

type Parts = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'error'>
  payments: Payments
  mail: Mail
  content: Pick<ContentStore, 'content'>
  policies: Policies
  /** How long a page waits for the processor, for tests. */
  patienceMs?: number
}

export type { CardChange, CardRequest, PaymentOutcome } from './change-card.ts'
export type { BillingDetails } from './charge.ts'
export { PaymentUnderWay }
export type Billing = ReturnType<typeof createBilling>

/** The months of a policy after the purchase: each is charged once, on its day, and what was paid too much goes back. */
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
  const { waitFor, close } = createWaitForCharge<Charge>({ settle: due.settle, patienceMs: parts.patienceMs })
  const endPolicies = createEndPolicies({ ...parts, sendMail })

  return {
    ...createChangeCard({ ...parts, charges, details, waitFor }),
    /** The cardholder and billing address that came with a purchase. */
    setDetails: details.set,
    planRefunds,
    sendMail,
    personalData: {
      export: details.find,
      async erase(tx: Queryable, policyId: string) {
        await details.erase(tx, policyId)
        await charges.erase(tx, policyId)
      },
    },

    /**
     * For whoever cancels a policy, in that transaction and with the policy locked: nothing more is charged, and what the rule returns is planned.
     * Throws `PaymentUnderWay` while the processor is being asked for money; `settleUnderWay` waits for that, before the transaction.
     */
    async cancelCharges(tx: Queryable, policy: Policy, { today, now, author }: Cancellation) {
      if (await charges.findUnderWay(tx, policy.id)) throw new PaymentUnderWay()
      const { refunds: wanted } = await paidMonths.refundOn(tx, policy, today)
      const refund_cents = sumOf(wanted)
      await policies.setNextPayments(tx, [{ id: policy.id, day: null }])
      await planRefunds(tx, policy.id, wanted)
      if (refund_cents > 0)
        await policies.addToHistory(tx, policy.id, { kind: 'refund_planned', note: String(refund_cents), author, now })
      return { refund_cents }
    },

    /** For an operator: returns an amount, of the newest charges first. The same request is the same refund. */
    refund: (policyId: string, { amount_cents, author, request_id }: OperatorRefund) =>
      database.transaction(async (tx): Promise<'planned' | 'exceeds_paid' | 'request_reused'> => {
        const policy = await policies.lock(tx, policyId)
        if (!policy) throw new Error('a policy was there and is gone')
        const known = await refunds.sumOfRequest(tx, policy.id, request_id)
        if (known !== null) return known === amount_cents ? 'planned' : 'request_reused'
        const wanted = spreadRefund(await paidMonths.refundable(tx, policy), amount_cents)
        if (!wanted) return 'exceeds_paid'
        await planRefunds(tx, policy.id, wanted, request_id)
        const event = { kind: 'refund_planned', note: String(amount_cents), author, now: clock.now() } as const
        await policies.addToHistory(tx, policy.id, event)
        return 'planned'
      }),

    /** Cents on their way back to a card. */
    toBeReturned: refunds.sumPlanned,

    /** What the calendar asks for, in its order: starts what has started, charges what is due, ends what has ended. Every replica calls it each minute. */
    async catchUp() {
      await policies.advanceDue()
      await due.chargeAllDue()
      await endPolicies()
      for (const { id } of await refunds.listUnfinished(new Date(clock.now().getTime() - GIVEN_UP_MS)))
        await database.transaction((tx) => jobs.enqueue(tx, refundJob, { refund_id: id }))
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
