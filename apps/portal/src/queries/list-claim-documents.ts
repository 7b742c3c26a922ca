import { listClaimDocuments } from '@amparo/contract/claim-documents'
import type { Input } from '@amparo/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

export type DocumentsOf = Input<typeof listClaimDocuments>['query']

/** The documents that claims for a benefit may need (C-151, C-539, C-540). */
export function claimDocumentsQuery(platform: Platform, query: DocumentsOf) {
  return queryOptions({
    queryKey: ['claim-documents', query],
    queryFn: ({ signal, meta }) => platform.api(listClaimDocuments, { query }, { signal, meta }),
    meta: { reportAs: 'DOCUMENTS_API_ERROR' },
  })
}
