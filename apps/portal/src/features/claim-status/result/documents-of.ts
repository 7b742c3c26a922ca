import type { ClaimStatusAnswer, StatusDocument } from '@amparo/contract/claim-status'
import { isEnded } from '@amparo/rules/claims/claim-timeline'
import { isListed } from '@amparo/rules/claims/payment-document'

export type ClaimDocuments = {
  asked: StatusDocument[]
  askedLater: StatusDocument[]
  /** Of `asked` and `askedLater`, what is missing and can be sent from this page. */
  needed: StatusDocument[]
  /** Of `asked` and `askedLater`, what has not arrived in any way. */
  missing: StatusDocument[]
  asksPayment: boolean
  /** Payment details are all that is missing: before a payment, or after one that came back. */
  waitsForPayment: boolean
}

/** A claim that has ended needs no more documents, whatever did not arrive. The server says whether payment details are missing. */
export function documentsOf({ status, document_list, addendum_documents }: ClaimStatusAnswer): ClaimDocuments {
  const isOver = isEnded(status)
  const isNeeded = ({ state }: StatusDocument) => state === 'needed'
  const shown = (document: StatusDocument) => isListed(document.document_id) && !(isOver && isNeeded(document))
  const [asked, askedLater] = [document_list.filter(shown), addendum_documents.filter(shown)]
  const missing = [...asked, ...askedLater].filter(isNeeded)
  const isUnpaid = ({ document_id, is_received }: StatusDocument) => !isListed(document_id) && !is_received
  const asksPayment = [...document_list, ...addendum_documents].some(isUnpaid)
  const isWaiting = status === 'waiting_for_documents' || status === 'paid'

  return {
    asked,
    askedLater,
    needed: missing.filter(({ uploadable }) => uploadable),
    missing,
    asksPayment,
    waitsForPayment: asksPayment && missing.length === 0 && isWaiting,
  }
}
