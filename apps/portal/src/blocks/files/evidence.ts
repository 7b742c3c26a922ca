import type { DocumentInfo } from '@amparo/contract/claim-documents'

/** What a person is asked to send. A document with forms (DOC017) offers them when it is chosen [C-154]. */
export type AskedDocument = {
  id: string
  title: string
  description: string
  uploadable: boolean
  required?: boolean
  wire_transfer_documents?: DocumentInfo['wire_transfer_documents']
}

/** One of the documents of a draft. `file_approval_id` is there once the server has approved the file (C-X70). */
export type EvidenceFile = {
  key: string
  document_id: string
  title: string
  name: string
  file_approval_id?: string
}
