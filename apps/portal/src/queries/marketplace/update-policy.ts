import type { PolicyDetails } from '@amparo/contract/policies'
import { type PolicyChange, updatePolicy } from '@amparo/contract/policy-changes'
import { useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { policyChanged } from './get-policy.ts'
import { isLocked } from './update-quote.ts'

/**
 * Changes the address of a policy, or its card and billing address (M-302, M-303). Without `signal`: a card may be charged, so that its answer
 * must not be lost when the person leaves. A payment in progress (423) is no failure.
 */
export function useUpdatePolicy(id: string, callbacks: ActionCallbacks<PolicyDetails>) {
  const app = useAppParts()
  return useAction({
    run: async (_, body: PolicyChange) => {
      const token = app.user.get()?.token
      const policy = await asUser(app, updatePolicy, { params: { id }, body })
      // Whoever has logged out meanwhile leaves nothing behind.
      if (app.user.get()?.token === token) policyChanged(app, policy)
      return policy
    },
    reportAs: (error) =>
      isLocked(error) || isSessionOver(error) ? null : 'CARDHOLDER_PAY_UPDATE_PURCHASED_POLICY_API_ERROR',
    ...callbacks,
  })
}
