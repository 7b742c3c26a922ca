import type { Draft } from '../../../session/drafts/draft.ts'
import type { Claim } from '../read-claim.ts'

/** The answers on the pages that are asked, and the approved files (C-554). A draft with the same ones is the same submission (C-189). */
export function whatIsSent({ benefit_code, application, documents }: Draft, { askedWith }: Pick<Claim, 'askedWith'>) {
  return {
    benefit_code,
    application: askedWith(application).application,
    documents: documents.flatMap(({ document_id, file_approval_id }) =>
      file_approval_id ? [{ document_id, file_approval_id }] : [],
    ),
  }
}
