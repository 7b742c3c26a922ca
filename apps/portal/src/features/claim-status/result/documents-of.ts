import type { ClaimStatusAnswer, StatusDocument } from '@amparo/contract/claim-status'
import { isListed } from '@amparo/rules/claims/payment-document'

export type ClaimDocuments = {
  asked: StatusDocument[]
  askedLater: StatusDocument[]
  /** Of `asked` and `askedLater`, what is missing and can be sent from this page. */
  needed: StatusDocument[]
  /** Of `asked` and `askedLater`, what has not arrived in any way. */
  missing: StatusDocument[]
  asksPayment: boolean
}

export function documentsOf({ document_list, addendum_documents }: ClaimStatusAnswer): ClaimDocuments {
  const all = [...document_list, ...addendum_documents]
  const shown = ({ document_id }: StatusDocument) => isListed(document_id)
  const missing = all.filter(shown).filter(({ state }) => state === 'needed')

  return {
    asked: document_list.filter(shown),
    askedLater: addendum_documents.filter(shown),
    needed: missing.filter(({ uploadable }) => uploadable),
    missing,
    asksPayment: all.some((document) => !shown(document) && !document.is_received),
  }
}
