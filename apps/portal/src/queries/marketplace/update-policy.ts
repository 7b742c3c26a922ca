import type { PolicyDetails } from '@amparo/contract/policies'
import { type PolicyChange, updatePolicy } from '@amparo/contract/policy-changes'
import { type AppParts, useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { policyChanged } from './get-policy.ts'
import { isLocked } from './update-quote.ts'

/** The change of a card, as opposed to the one of an address. */
export type BillingChange = Extract<PolicyChange, { payment_info: unknown }>

/**
 * Changes the address of a policy, or its card and billing address (M-302, M-303). Without `signal`: a card may be charged, so that its answer
 * must not be lost when the person leaves.
 */
export async function changePolicy(app: AppParts, id: string, body: PolicyChange): Promise<PolicyDetails> {
  const token = app.user.get()?.token
  const policy = await asUser(app, updatePolicy, { params: { id }, body })
  // Whoever has logged out meanwhile leaves nothing behind.
  if (app.user.get()?.token === token) policyChanged(app, policy)
  return policy
}

/** Changes the address or the card of a policy of which nothing is overdue. A payment in progress (423) is no failure. */
export function useUpdatePolicy(id: string, callbacks: ActionCallbacks<PolicyDetails>) {
  const app = useAppParts()
  return useAction({
    run: (_, body: PolicyChange) => changePolicy(app, id, body),
    reportAs: reportUpdate,
    ...callbacks,
  })
}

/** The code of a failed change, or null for what is no failure of ours (M-323). */
export function reportUpdate(error: unknown) {
  const isExpected = isLocked(error) || isSessionOver(error)
  return isExpected ? null : ('CARDHOLDER_PAY_UPDATE_PURCHASED_POLICY_API_ERROR' as const)
}
