import type { DocumentInfo } from '@amparo/contract/claim-documents'
import { isListed } from '@amparo/rules/claims/payment-document'
import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../../platform/platform.ts'
import { claimDocumentsQuery, type DocumentsOf } from '../../../queries/list-claim-documents.ts'
import { refreshedDocumentsQuery } from '../../../queries/refresh-claim-documents.ts'
import type { Claim } from '../read-claim.ts'

type Found = { documents: readonly DocumentInfo[] | null; isFailed: boolean; retry: () => void }

/** The documents of the benefit at once, replaced by those that the answers need. Null while there is neither. */
export function useClaimDocuments({ form, card, application }: Claim): Found {
  const platform = usePlatform()
  const claim: DocumentsOf = {
    benefit_code: form.benefitCode,
    pan_token: form.panToken,
    country: card.ica_country,
    language_code: form.locale,
    today: form.today,
  }
  const listed = useQuery(claimDocumentsQuery(platform, claim))
  const refreshed = useQuery(refreshedDocumentsQuery(platform, { ...claim, application }))
  const { documents } = refreshed.data ?? listed.data ?? {}
  const isFailed = refreshed.isError && !refreshed.isFetching

  return {
    documents: documents?.filter(({ id }) => isListed(id)) ?? null,
    isFailed,
    retry: () => {
      if (listed.isError) void listed.refetch()
      void refreshed.refetch()
    },
  }
}
