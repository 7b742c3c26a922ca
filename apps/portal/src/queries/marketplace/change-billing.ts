import { CallFailed } from '@amparo/contract/call'
import { getPolicy } from '@amparo/contract/policies'
import type { AppParts } from '../../session/app-parts.ts'
import { asUser } from './as-user.ts'
import { policyQuery, updateCachedPolicy } from './get-policy.ts'
import { policyBillingQuery } from './get-policy-billing.ts'
import { isUndecided, untilDecided } from './undecided-payment.ts'
import { type BillingChange, changePolicy } from './update-policy.ts'

type Options = { signal: AbortSignal }

const active = ['bound', 'in_force']
const outdated = ['amount_changed', 'policy_not_editable']

/** Replaces the card of a policy. The new card is charged what is overdue, if that is still the amount that the person agreed to. */
export async function changeBilling(app: AppParts, id: string, body: BillingChange, { signal }: Options) {
  return send(app, id, body).catch((error: unknown) => {
    if (!body.overdue_amount || !isUndecided(error)) throw error
    return paymentResult(app, id, body, { signal })
  })
}

/**
 * Waits for a payment whose answer is late or lost, until the policy is active or the payment has failed. Sending the same request again asks about
 * the same payment, and never makes a second one. A policy that has ended may still be reinstated by a payment that began in time.
 */
export async function paymentResult(app: AppParts, id: string, body: BillingChange, { signal }: Options) {
  return untilDecided({
    signal,
    stillInProgress: () => new CallFailed({ code: 'payment_in_progress', status: 423, requestId: null }),
    async ask() {
      // Not cached before it is decided: the page goes on showing what is being paid.
      const policy = await asUser(app, getPolicy, { params: { id } }, { signal })
      if (!active.includes(policy.status_code)) return send(app, id, body)
      updateCachedPolicy(app, policy)
      return policy
    },
    decide: (policy) => policy,
  })
}

/** If another amount is overdue by now, or the policy has ended, the page shows it first. */
function send(app: AppParts, id: string, body: BillingChange) {
  return changePolicy(app, id, body).catch(async (error: unknown) => {
    if (error instanceof CallFailed && outdated.includes(error.code))
      await Promise.all([
        app.queries.fetchQuery({ ...policyBillingQuery(app, id), staleTime: 0 }),
        app.queries.fetchQuery({ ...policyQuery(app, id), staleTime: 0 }),
      ])
    throw error
  })
}
