import type { Database, Queryable } from '@amparo/database/database'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { isEditable } from '@amparo/rules/policies/policy-status'
import type { FastifyBaseLogger } from 'fastify'
import { type Billing, PaymentInProgress } from '../billing/create-billing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'

type Parts = {
  database: Database
  clock: Clock
  policies: Policies
  billing: Pick<Billing, 'cancelCharges' | 'sendMail' | 'finishChargeInProgress'>
}
type By = { author: string; note?: string | undefined }
type Ending = By & { newNumber?: string }
type Log = Pick<FastifyBaseLogger, 'error'>
export type Canceled = Policy | 'policy_not_cancelable' | 'payment_in_progress'

/** Cancels a policy as of today, once: stops further charges, plans the refund and mails the policyholder. */
export function createCancel({ database, clock, policies, billing }: Parts) {
  /** Runs in the transaction that has locked the policy. */
  async function end(tx: Queryable, policy: Policy, { author, note, newNumber }: Ending): Promise<Policy> {
    const now = clock.now()
    const today = dayIn(policy.time_zone_id, now)
    const { refund_cents } = await billing.cancelCharges(tx, policy, { today, now, author })
    const ended = await policies.changeStatus(tx, policy, { event: 'canceled', author, note, now })
    await policies.setOutOfForceDate(tx, policy.id, today)
    const about = { day: today, refund_cents }
    if (newNumber === undefined) await billing.sendMail(tx, policy, 'canceled', about)
    else await billing.sendMail(tx, policy, 'replaced', { ...about, newNumber })
    return { ...ended, out_of_force_date: today, next_payment_on: null }
  }

  const isCancelable = (policy: Policy) => isEditable(policies.statusOf(policy))

  return {
    /**
     * If the policy is canceled already, returns it and does nothing else. A charge that is in progress, or waits for its next try, is finished first,
     * so that the refund counts it; `payment_in_progress` if the processor does not answer in time.
     */
    async cancel(id: string, by: By, log: Log): Promise<Canceled> {
      await billing.finishChargeInProgress(id, log)
      try {
        return await database.transaction(async (tx) => {
          const policy = await policies.lock(tx, id)
          if (policy?.status === 'canceled') return policy
          return policy && isCancelable(policy) ? end(tx, policy, by) : 'policy_not_cancelable'
        })
      } catch (error) {
        if (error instanceof PaymentInProgress) return 'payment_in_progress'
        throw error
      }
    },

    /**
     * Cancels a policy in the transaction that binds the policy that replaces it. Does nothing if it has already ended. Throws `PaymentInProgress`
     * while it is being charged, so that the new policy is not bound yet either.
     */
    async replace(tx: Queryable, id: string, newNumber: string) {
      const policy = await policies.lock(tx, id)
      if (policy && isCancelable(policy)) await end(tx, policy, { author: 'policyholder', note: 'replaced', newNumber })
    },
  }
}

export type Cancel = ReturnType<typeof createCancel>
