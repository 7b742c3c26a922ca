import type { PolicyDetails } from '@amparo/contract/policies'
import { type PolicyChange, updatePolicy } from '@amparo/contract/policy-changes'
import { type AppParts, useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { updateCachedPolicy } from './get-policy.ts'
import { isLocked } from './update-quote.ts'

/** A change of the card, as opposed to a change of the address. */
export type BillingChange = Extract<PolicyChange, { payment_info: unknown }>

/**
 * Changes the address of a policy, or its card and billing address (M-302, M-303). It takes no `signal`: a card may be charged, so the answer
 * must not be lost if the person leaves the page.
 */
export async function changePolicy(app: AppParts, id: string, body: PolicyChange): Promise<PolicyDetails> {
  const token = app.user.get()?.token
  const policy = await asUser(app, updatePolicy, { params: { id }, body })
  // After a logout in the meantime, nothing is cached.
  if (app.user.get()?.token === token) updateCachedPolicy(app, policy)
  return policy
}

/** Changes the address or the card of a policy that is not overdue. A payment in progress (423) is not reported as an error. */
export function useUpdatePolicy(id: string, callbacks: ActionCallbacks<PolicyDetails>) {
  const app = useAppParts()
  return useAction({
    run: (_, body: PolicyChange) => changePolicy(app, id, body),
    reportAs: reportUpdate,
    ...callbacks,
  })
}

/** The code under which a failed change is reported (M-323), or null if it should not be reported. */
export function reportUpdate(error: unknown) {
  const isExpected = isLocked(error) || isSessionOver(error)
  return isExpected ? null : ('CARDHOLDER_PAY_UPDATE_PURCHASED_POLICY_API_ERROR' as const)
}
