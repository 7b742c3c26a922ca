import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { StatusDocument } from '@amparo/contract/claim-status'
import { isEnded } from '@amparo/rules/claims/claim-timeline'
import { isListed, isPaymentWanted } from '@amparo/rules/claims/payment-document'
import type { Locale } from '@amparo/rules/locale/locales'
import type { ClaimDocuments } from '../claim-documents/create-claim-documents.ts'
import type { ClaimRow, DocumentRow } from '../claim-register/create-claim-register.ts'
import { type DocumentState, documentStates } from './document-states.ts'

type Parts = {
  catalogue: Pick<Catalogue, 'claimForms'>
  content: Pick<ContentStore, 'content'>
  claimDocuments: Pick<ClaimDocuments, 'list'>
}
/** `statusSince` is when the claim got its present status. */
type Options = { locale: Locale; statusSince: string }
type Lists = { document_list: StatusDocument[]; addendum_documents: StatusDocument[] }

export type StatusDocuments = ReturnType<typeof createStatusDocuments>

export function createStatusDocuments({ catalogue, content, claimDocuments }: Parts) {
  /** An operator may request a document that this benefit never asks for. */
  const isUploadable = (id: string) => {
    const defined = [...catalogue.claimForms.values()].flatMap(({ documents }) => documents)
    return isListed(id) && (defined.find((document) => document.id === id)?.uploadable ?? true)
  }

  return {
    /** The documents of the claim and those requested later (C-264, C-265, C-X53). None are missing once a claim has ended. */
    lists(claim: ClaimRow, rows: readonly DocumentRow[], { locale, statusSince }: Options): Lists {
      const texts: Record<string, { title: string; description: string } | undefined> = content.content(
        locale,
        'claim-documents',
      )
      const isEnd = isEnded(claim.status)
      /** Documents that were missing from the claim are requested at the moment it is sent; those are not later requests. */
      const isLater = ({ requested_at }: DocumentState) =>
        requested_at !== null && new Date(requested_at) > claim.received_at
      const wantsPayment = ({ state, requested_at }: DocumentState) =>
        state === 'needed' && isPaymentWanted({ requestedAt: requested_at, status: claim.status, statusSince })
      const states = documentStates(rows).filter((one) => !isEnd || one.state !== 'needed' || isLater(one))
      const known = new Set(states.map(({ document_id }) => document_id))
      const missing = isEnd
        ? []
        : claimDocuments.list({ ...claim, locale }).filter(({ id, required }) => required && !known.has(id))
      const shown = ({ document_id, state, requested_at, received_at }: DocumentState): StatusDocument => ({
        document_id,
        ...(texts[document_id.toLowerCase()] ?? { title: document_id, description: '' }),
        uploadable: isUploadable(document_id),
        is_received: state === 'received',
        state,
        requested_at,
        received_at,
      })
      // The payment document is in the answer only while the payment details are missing (C-159).
      const ofClaim = states.filter((one) => (isListed(one.document_id) ? !isLater(one) : wantsPayment(one)))
      return {
        document_list: [...missing.map(({ id }) => shown(needed(id))), ...ofClaim.map(shown)],
        addendum_documents: states.filter((one) => isListed(one.document_id) && isLater(one)).map(shown),
      }
    },

    /** Whether a file may be sent for this document: it was requested, or belongs to the benefit. */
    isAsked(claim: ClaimRow, rows: readonly DocumentRow[], document_id: string): boolean {
      const { application: _, ...every } = claim
      const ofBenefit = claimDocuments.list({ ...every, locale: 'en_US' })
      const ids = [...ofBenefit.map(({ id }) => id), ...rows.map((row) => row.document_id)]
      return ids.includes(document_id) && isUploadable(document_id)
    },
  }
}

function needed(document_id: string): DocumentState {
  return { document_id, state: 'needed', requested_at: null, received_at: null }
}
