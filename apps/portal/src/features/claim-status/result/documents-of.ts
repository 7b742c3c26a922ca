import type { ClaimStatusAnswer, StatusDocument } from '@amparo/contract/claim-status'

/** C-158, C-159: never in a list; while it is in the answer, the online payment details are missing. */
const PAYMENT_DETAILS = 'DOC134'

export type ClaimDocuments = {
  asked: StatusDocument[]
  askedLater: StatusDocument[]
  /** Of both, what can be sent from here. */
  needed: StatusDocument[]
  /** Of both, what has not come in any way. */
  missing: StatusDocument[]
  asksPayment: boolean
}

export function documentsOf({ document_list, addendum_documents }: ClaimStatusAnswer): ClaimDocuments {
  const all = [...document_list, ...addendum_documents]
  const shown = ({ document_id }: StatusDocument) => document_id !== PAYMENT_DETAILS
  const missing = all.filter(shown).filter(({ state }) => state === 'needed')

  return {
    asked: document_list.filter(shown),
    askedLater: addendum_documents.filter(shown),
    needed: missing.filter(({ uploadable }) => uploadable),
    missing,
    asksPayment: all.some((document) => !shown(document) && !document.is_received),
  }
}
