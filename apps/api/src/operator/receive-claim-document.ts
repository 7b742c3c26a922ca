import { receiveClaimDocument } from '@amparo/contract/claim-register'
import { implement } from '../services.ts'

export const receiveClaimDocumentRoute = implement(
  receiveClaimDocument,
  async ({ params, body, refuse }, { claims, clock }) => {
    const { claimNumber, documentId: document_id } = params
    const wasOpen = await claims.receiveDocument(claimNumber, { ...body, document_id, now: clock.now() })
    const claim = (await claims.show(claimNumber)) ?? refuse('unknown_claim')
    return wasOpen ? claim : refuse('not_requested')
  },
)
