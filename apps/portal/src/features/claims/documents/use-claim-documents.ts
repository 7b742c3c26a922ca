import { type DocumentInfo, listClaimDocuments, refreshClaimDocuments } from '@amparo/contract/claim-documents'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Platform, usePlatform } from '../../../platform/platform.ts'
import type { Claim } from '../read-claim.ts'

function documentsOf({ form, card }: Claim) {
  return {
    benefit_code: form.benefitCode,
    pan_token: form.panToken,
    country: card.ica_country,
    language_code: form.locale,
    today: form.today,
  }
}
const meta = { reportAs: 'DOCUMENTS_API_ERROR' } as const

/** C-151, C-539, C-540. */
function listedQuery(platform: Platform, claim: Claim) {
  const query = documentsOf(claim)
  return queryOptions({
    queryKey: ['claim-documents', query],
    queryFn: () => platform.api(listClaimDocuments, { query }),
    meta,
  })
}

/** C-152, C-541, C-542. */
function refreshedQuery(platform: Platform, claim: Claim) {
  const { application } = claim.draft
  const body = { ...documentsOf(claim), application }
  return queryOptions({
    queryKey: ['claim-documents', body],
    queryFn: () => platform.api(refreshClaimDocuments, { body }),
    meta,
  })
}

type Found = { documents: readonly DocumentInfo[] | null; isFailed: boolean; retry: () => void }

/** The list of the benefit at once, and in its place that of the answers. Null while there is none. */
export function useClaimDocuments(claim: Claim): Found {
  const platform = usePlatform()
  const listed = useQuery(listedQuery(platform, claim))
  const refreshed = useQuery(refreshedQuery(platform, claim))
  const isFailed = refreshed.isError && !refreshed.isFetching

  return {
    documents: refreshed.data?.documents ?? listed.data?.documents ?? null,
    isFailed,
    retry: () => {
      if (listed.isError) void listed.refetch()
      void refreshed.refetch()
    },
  }
}
