import type { DocumentInfo } from '@amparo/contract/claim-documents'

/** A document the person is asked for. One with blank forms to fill in (DOC017) offers them first (C-154). */
export type AskedDocument = {
  id: string
  title: string
  description: string
  uploadable: boolean
  required?: boolean
  wire_transfer_documents?: DocumentInfo['wire_transfer_documents']
}

/** A file for a document, as drafts store it. It has a `file_approval_id` once the server has approved it (C-X70). */
export type DocumentFile = {
  key: string
  document_id: string
  title: string
  name: string
  file_approval_id?: string
}
