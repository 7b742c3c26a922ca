import { listPolicyClaims } from '@amparo/contract/claim-widget'
import { queryOptions } from '@tanstack/react-query'
import type { AppParts } from '../../session/app-parts.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { policyKey } from './get-policy.ts'

/** The claims that were filed for a policy, newest first. Read again at every visit, as their status changes. */
export function policyClaimsQuery(app: AppParts, id: string) {
  return queryOptions({
    queryKey: [...policyKey(id), 'claims'],
    queryFn: ({ signal, meta }) => asUser(app, listPolicyClaims, { params: { id } }, { signal, meta }),
    staleTime: 0,
    meta: { reportAs: 'UNEXPECTED_ERROR', isAnswer: isSessionOver },
  })
}
