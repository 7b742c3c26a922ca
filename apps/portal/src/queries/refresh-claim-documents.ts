import { refreshClaimDocuments } from '@amparo/contract/claim-documents'
import type { Input } from '@amparo/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

/** The documents that a claim with these answers needs (C-152, C-541, C-542). */
export function refreshedDocumentsQuery(platform: Platform, body: Input<typeof refreshClaimDocuments>['body']) {
  return queryOptions({
    queryKey: ['claim-documents', body],
    queryFn: ({ signal, meta }) => platform.api(refreshClaimDocuments, { body }, { signal, meta }),
    meta: { reportAs: 'DOCUMENTS_API_ERROR' },
  })
}
