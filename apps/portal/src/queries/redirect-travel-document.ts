import { redirectTravelDocument } from '@amparo/contract/vault'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

export type TravelDocument = { benefitCode: string; token: string | null; isPrepaidCard: boolean }

/**
 * The address where the provider shows a travel document (P-412, P-413, P-415, P-X19). Only asked for with a token
 * (P-414). A token can be used once, so an answer is not cached.
 */
export function travelDocumentQuery(platform: Platform, { benefitCode, token, isPrepaidCard }: TravelDocument) {
  return queryOptions({
    queryKey: ['travel-document-redirect', benefitCode, token, isPrepaidCard],
    queryFn: ({ signal }) => {
      if (!token) throw new Error('A travel document was asked for without a token')
      const body = { benefit_code: benefitCode, token, is_prepaid_card: isPrepaidCard }
      return platform.vault(redirectTravelDocument, { body }, { signal })
    },
    enabled: token !== null,
    staleTime: 0,
    gcTime: 0,
    meta: { reportAs: 'TRAVEL_DOCUMENT_REDIRECT_API_ERROR' },
  })
}
