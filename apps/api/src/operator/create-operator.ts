import {
  type ClaimDetails,
  listClaims,
  receiveClaimDocument,
  requestClaimDocument,
  revokeClaimReceipt,
  setClaimStatus,
  showClaim,
} from '@amparo/contract/claim-register'
import { implement } from '@amparo/service/app/implement'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { PaymentForm } from '../payment-form/create-payment-form.ts'
import type { Clock } from '../platform/clock.ts'

const USUAL_LIMIT = 50

type Parts = { clock: Clock; claimRegister: ClaimRegister; paymentForm: Pick<PaymentForm, 'findAccepted'> }

/** The operator's work with claims. */
export function createOperator({ clock, claimRegister, paymentForm }: Parts) {
  async function find(claimNumber: string): Promise<ClaimDetails | null> {
    const claim = await claimRegister.show(claimNumber)
    if (!claim) return null
    const { id, ...details } = claim
    return { ...details, payment: await paymentForm.findAccepted(id) }
  }

  return {
    findClaim: find,

    routes: [
      implement(listClaims, ({ query: { limit, ...filters } }) =>
        claimRegister.list(filters, Number(limit ?? USUAL_LIMIT)),
      ),
      implement(showClaim, async ({ params, refuse }) => (await find(params.claimNumber)) ?? refuse('unknown_claim')),
      implement(setClaimStatus, async ({ params, body, author, refuse }) => {
        await claimRegister.setStatus(params.claimNumber, { ...body, author, now: clock.now() })
        return (await find(params.claimNumber)) ?? refuse('unknown_claim')
      }),
      implement(requestClaimDocument, async ({ params, body, author, refuse }) => {
        const isNew = await claimRegister.requestDocument(params.claimNumber, { ...body, author, now: clock.now() })
        const claim = (await find(params.claimNumber)) ?? refuse('unknown_claim')
        return isNew ? claim : refuse('already_requested')
      }),
      implement(receiveClaimDocument, async ({ params, body, author, refuse }) => {
        const { claimNumber, documentId: document_id } = params
        const wasOpen = await claimRegister.receiveDocument(claimNumber, {
          ...body,
          author,
          document_id,
          now: clock.now(),
        })
        const claim = (await find(claimNumber)) ?? refuse('unknown_claim')
        return wasOpen ? claim : refuse('not_requested')
      }),
      implement(revokeClaimReceipt, async ({ params, body, author, refuse }) => {
        const isRevoked = await claimRegister.revokeReceipt(params.claimNumber, { ...body, author, now: clock.now() })
        const claim = (await find(params.claimNumber)) ?? refuse('unknown_claim')
        return isRevoked ? claim : refuse('already_revoked')
      }),
    ],
  }
}
