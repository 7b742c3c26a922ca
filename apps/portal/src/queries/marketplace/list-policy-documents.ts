import { listPolicyDocuments } from '@amparo/contract/policy-documents'
import { queryOptions } from '@tanstack/react-query'
import type { AppParts } from '../../session/app-parts.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { policyKey } from './get-policy.ts'

/** The title and address of each document of a policy (M-304). */
export function policyDocumentsQuery(app: AppParts, id: string) {
  return queryOptions({
    queryKey: [...policyKey(id), 'documents'],
    queryFn: ({ signal, meta }) => asUser(app, listPolicyDocuments, { params: { id } }, { signal, meta }),
    meta: { reportAs: 'CARDHOLDER_PAY_GET_PURCHASED_POLICY_DOCUMENTS_API_ERROR', isAnswer: isSessionOver },
  })
}
