import type { Draft } from '../../../session/drafts/draft.ts'

/** The answers and the approved files (C-554). A draft with the same ones is the same submission (C-189). */
export function whatIsSent({ benefit_code, application, documents }: Draft) {
  return {
    benefit_code,
    application,
    documents: documents.flatMap(({ document_id, file_approval_id }) =>
      file_approval_id ? [{ document_id, file_approval_id }] : [],
    ),
  }
}
