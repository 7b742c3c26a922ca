import { listPolicyClaims } from '@amparo/contract/claim-widget'
import { queryOptions } from '@tanstack/react-query'
import type { AppParts } from '../../session/app-parts.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { policyKey } from './get-policy.ts'

/** The claims from a policy, newest first. Loaded again at every visit, because their status changes. */
export function policyClaimsQuery(app: AppParts, id: string) {
  return queryOptions({
    queryKey: [...policyKey(id), 'claims'],
    queryFn: ({ signal, meta }) => asUser(app, listPolicyClaims, { params: { id } }, { signal, meta }),
    staleTime: 0,
    meta: { reportAs: 'UNEXPECTED_ERROR', isAnswer: isSessionOver },
  })
}
