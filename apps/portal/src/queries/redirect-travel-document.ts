import { redirectTravelDocument } from '@amparo/contract/vault'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

export type TravelDocument = { benefitCode: string; token: string | null; isPrepaidCard: boolean }

/**
 * P-415, P-X19: where the provider shows a travel document, read as a query around the one POST [P-412, P-413] and asked
 * only when there is a token [P-414]. Tokens are good for one use, so an answer is not kept.
 */
export function travelDocumentQuery(platform: Platform, { benefitCode, token, isPrepaidCard }: TravelDocument) {
  return queryOptions({
    queryKey: ['travel-document-redirect', benefitCode, token, isPrepaidCard],
    queryFn: () => {
      if (!token) throw new Error('A travel document is asked for without a token')
      const body = { benefit_code: benefitCode, token, is_prepaid_card: isPrepaidCard }
      return platform.vault(redirectTravelDocument, { body })
    },
    enabled: token !== null,
    staleTime: 0,
    gcTime: 0,
    meta: { reportAs: 'TRAVEL_DOCUMENT_REDIRECT_API_ERROR' },
  })
}
