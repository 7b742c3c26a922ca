import { requestClaimDocument } from '@amparo/contract/claim-register'
import { implement } from '../services.ts'

export const requestClaimDocumentRoute = implement(
  requestClaimDocument,
  async ({ params, body, refuse }, { claims, clock }) => {
    const isNew = await claims.requestDocument(params.claimNumber, { ...body, now: clock.now() })
    const claim = (await claims.show(params.claimNumber)) ?? refuse('unknown_claim')
    return isNew ? claim : refuse('already_requested')
  },
)
