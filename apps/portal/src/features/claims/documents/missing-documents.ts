import type { DocumentInfo } from '@amparo/contract/claim-documents'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'
import type { Claim } from '../read-claim.ts'
import { useClaimDocuments } from './use-claim-documents.ts'

/** The required documents that no approved file was sent for (C-160). */
export function missingDocuments(documents: readonly DocumentInfo[], files: readonly DocumentFile[]): DocumentInfo[] {
  const sent = files.filter((one) => one.file_approval_id).map((one) => one.document_id)
  return documents.filter(({ id, required, uploadable }) => required && uploadable && !sent.includes(id))
}

/** The same for a claim. Empty until the list is loaded: missing documents stop nobody. */
export function useMissingDocuments(claim: Claim): readonly DocumentInfo[] {
  const { documents } = useClaimDocuments(claim)
  return missingDocuments(documents ?? [], claim.draft.documents)
}
