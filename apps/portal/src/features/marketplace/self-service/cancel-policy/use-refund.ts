import type { PolicyDetails } from '@amparo/contract/policies'
import { useQuery } from '@tanstack/react-query'
import { policyBillingQuery } from '../../../../queries/marketplace/get-policy-billing.ts'
import { useAppParts } from '../../../../session/app-parts.ts'

/** What comes back if the policy ends today; undefined until it is known. Read again each time: tomorrow it is another amount. */
export function useRefund({ id }: PolicyDetails) {
  const app = useAppParts()
  const billing = useQuery({ ...policyBillingQuery(app, id), refetchOnMount: 'always' })
  return billing.isFetching ? undefined : (billing.data?.refund_if_canceled ?? null)
}
