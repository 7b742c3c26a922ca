import type { Input } from '@amparo/contract/endpoint'
import type { PolicyDetails } from '@amparo/contract/policies'
import { purchasePolicy } from '@amparo/contract/quotes'
import { useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { quoteQuery } from './get-quote.ts'
import { isLocked } from './update-quote.ts'

export type Purchase = Input<typeof purchasePolicy>['body']

/** Buys the policy. Without `signal`: the purchase is finished even if the person leaves the page. */
export function usePurchasePolicy(id: string, { onDone, onFailed }: ActionCallbacks<PolicyDetails>) {
  const app = useAppParts()
  return useAction({
    run: (_, body: Purchase) => asUser(app, purchasePolicy, { params: { id }, body }),
    reportAs: (error) => (isLocked(error) || isSessionOver(error) ? null : 'CARDHOLDER_PAY_PURCHASE_POLICY_API_ERROR'),
    onDone: (policy) => {
      app.queries.setQueryData(quoteQuery(app, id).queryKey, policy)
      return onDone?.(policy)
    },
    onFailed,
  })
}
