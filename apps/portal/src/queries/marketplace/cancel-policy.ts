import type { PolicyDetails } from '@amparo/contract/policies'
import { CANCEL_COMMENTS, CANCEL_REASON, cancelPolicy } from '@amparo/contract/policy-changes'
import { useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { updateCachedPolicy } from './get-policy.ts'

/** Cancels a policy, with a fixed reason and comments (M-305, M-306). The call is not aborted if the person leaves the page. */
export function useCancelPolicy(id: string, callbacks: ActionCallbacks<PolicyDetails>) {
  const app = useAppParts()
  return useAction({
    run: async () => {
      const token = app.user.get()?.token
      const body = { reason: CANCEL_REASON, comments: CANCEL_COMMENTS } as const
      const policy = await asUser(app, cancelPolicy, { params: { id }, body })
      if (app.user.get()?.token === token) updateCachedPolicy(app, policy)
      return policy
    },
    reportAs: (error) => (isSessionOver(error) ? null : 'CARDHOLDER_PAY_CANCEL_PURCHASED_POLICY_API_ERROR'),
    ...callbacks,
  })
}
