import { pathWith } from '@amparo/contract/call'
import { QUOTE_DOCUMENT_PATH } from '@amparo/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import type { AppParts } from '../../session/app-parts.ts'
import { MARKETPLACE } from '../../session/user-session.ts'
import { fileAsUser, isSessionOver } from './as-user.ts'

type Wanted = { policyId: string; documentType: string; token: string }

/** A document of a quote or policy, fetched once per token (M-283, M-284) and turned into a local address (M-285). */
export function quoteDocumentQuery(app: AppParts, { policyId: id, documentType, token }: Wanted) {
  const path = pathWith(QUOTE_DOCUMENT_PATH, { id, documentType })
  return queryOptions({
    queryKey: [MARKETPLACE, 'document', id, documentType, token],
    queryFn: async ({ signal }) => URL.createObjectURL(await fileAsUser(app, path, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { reportAs: 'CARDHOLDER_PAY_DOCUMENT_URL_API_ERROR', isAnswer: isSessionOver },
  })
}
