import { getPolicyBilling } from '@amparo/contract/billing'
import { queryOptions } from '@tanstack/react-query'
import type { AppParts } from '../../session/app-parts.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { policyKey } from './get-policy.ts'

/** What has been paid for a policy, what is overdue, and what a cancellation would refund. */
export function policyBillingQuery(app: AppParts, id: string) {
  return queryOptions({
    queryKey: [...policyKey(id), 'billing'],
    queryFn: ({ signal, meta }) => asUser(app, getPolicyBilling, { params: { id } }, { signal, meta }),
    meta: { reportAs: 'CARDHOLDER_PAY_PURCHASED_POLICY_API_ERROR', isAnswer: isSessionOver },
  })
}
