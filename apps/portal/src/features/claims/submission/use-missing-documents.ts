import type { DocumentInfo } from '@amparo/contract/claim-documents'
import { missingDocuments } from '../documents/missing-documents.ts'
import { useClaimDocuments } from '../documents/use-claim-documents.ts'
import type { Claim } from '../read-claim.ts'

/** C-160. None while the list is not there: it stops nobody. */
export function useMissingDocuments(claim: Claim): readonly DocumentInfo[] {
  const { documents } = useClaimDocuments(claim)
  return missingDocuments(documents ?? [], claim.draft.documents)
}
