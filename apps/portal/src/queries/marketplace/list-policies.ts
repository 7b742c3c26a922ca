import { listPolicies } from '@amparo/contract/policies'
import { queryOptions } from '@tanstack/react-query'
import type { AppParts } from '../../session/app-parts.ts'
import { MARKETPLACE } from '../../session/user-session.ts'
import { asUser, isSessionOver } from './as-user.ts'

export function policiesQuery(app: AppParts) {
  return queryOptions({
    queryKey: [MARKETPLACE, 'policies'],
    queryFn: ({ signal, meta }) => asUser(app, listPolicies, {}, { signal, meta }),
    meta: { reportAs: 'CARDHOLDER_PAY_POLICIES_API_ERROR', isAnswer: isSessionOver },
  })
}
