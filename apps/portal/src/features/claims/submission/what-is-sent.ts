import type { Draft } from '../../../session/drafts/draft.ts'

/** What makes one claim another [C-189, C-554]: the answers and the files that have arrived. */
export function whatIsSent({ benefit_code, application, documents }: Draft) {
  return {
    benefit_code,
    application,
    documents: documents.flatMap(({ document_id, file_approval_id }) =>
      file_approval_id ? [{ document_id, file_approval_id }] : [],
    ),
  }
}
