import type { DocumentInfo } from '@amparo/contract/claim-documents'
import type { DocumentFile } from '../../../blocks/files/document-file.ts'

/** C-160: what is required and has not arrived. */
export function missingDocuments(documents: readonly DocumentInfo[], files: readonly DocumentFile[]): DocumentInfo[] {
  const sent = files.filter((one) => one.file_approval_id).map((one) => one.document_id)
  return documents.filter(({ id, required, uploadable }) => required && uploadable && !sent.includes(id))
}
