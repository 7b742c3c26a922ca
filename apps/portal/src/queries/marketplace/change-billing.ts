import { CallFailed } from '@amparo/contract/call'
import type { AppParts } from '../../session/app-parts.ts'
import { policyQuery, updateCachedPolicy } from './get-policy.ts'
import { policyBillingQuery } from './get-policy-billing.ts'
import { isUndecided, untilDecided } from './undecided-payment.ts'
import { type BillingChange, changePolicy } from './update-policy.ts'

type Options = {
  signal: AbortSignal
  /** The overdue amount that the person agrees to pay; null if there is none. */
  owed: number | null
}

/**
 * Replaces the card of a policy. The new card is charged what is overdue. That amount is read again first, so that nobody pays an amount they have
 * not seen.
 */
export async function changeBilling(app: AppParts, id: string, body: BillingChange, { signal, owed }: Options) {
  const { overdue } = await app.queries.fetchQuery({ ...policyBillingQuery(app, id), staleTime: 0 })
  if ((overdue?.amount ?? null) !== owed) {
    await app.queries.fetchQuery({ ...policyQuery(app, id), staleTime: 0 })
    throw amountChanged()
  }
  return changePolicy(app, id, body).catch((error: unknown) => {
    if (owed === null || !isUndecided(error)) throw error
    return paymentResult(app, id, body, { signal })
  })
}

/**
 * Waits for a payment whose answer is late or lost, until the policy is no longer overdue or the payment has failed. Sending the same request again
 * asks about the same payment, and never makes a second one.
 */
export async function paymentResult(
  app: AppParts,
  id: string,
  body: BillingChange,
  { signal }: { signal: AbortSignal },
) {
  return untilDecided({
    signal,
    stillInProgress: () => new CallFailed({ code: 'payment_in_progress', status: 423, requestId: null }),
    async ask() {
      const policy = await app.queries.fetchQuery({ ...policyQuery(app, id), staleTime: 0 })
      if (policy.status_code === 'suspended') return changePolicy(app, id, body)
      updateCachedPolicy(app, policy)
      return policy
    },
    decide: (policy) => policy,
  })
}

/** The overdue amount is not the one that the person agreed to. */
const amountChanged = () => new CallFailed({ code: 'amount_changed', status: 0, requestId: null })
