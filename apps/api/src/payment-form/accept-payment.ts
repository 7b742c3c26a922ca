import type { Queryable } from '@amparo/database/database'
import { PAYMENT_DOCUMENT } from '@amparo/rules/claims/payment-document'
import type { ClaimFile, ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { OperationResponse } from '../long-operations/create-long-operations.ts'
import type { PaymentRepository } from './payment-repository.ts'

type Parts = {
  claimRegister: Pick<ClaimRegister, 'receiveDocumentOf' | 'addFiles' | 'noteSent'>
  payments: Pick<PaymentRepository, 'isWanted' | 'markDuplicate' | 'accept'>
}
/** Payment details that are stored, and their claim, which is locked. */
type Received = { operationId: string; claimId: string; claimNumber: string; files: readonly ClaimFile[]; now: Date }

export type AcceptPayment = ReturnType<typeof createAcceptPayment>

/** Accepts payment details for a claim, once; others are a duplicate until details are requested again. */
export function createAcceptPayment({ claimRegister, payments }: Parts) {
  return async (
    tx: Queryable,
    { operationId, claimId, claimNumber, files, now }: Received,
  ): Promise<OperationResponse> => {
    if (!(await payments.isWanted(tx, claimId))) {
      await payments.markDuplicate(tx, operationId)
      return { error: { code: 'duplicate_claim', fields: {} } }
    }

    await payments.accept(tx, operationId, claimId)
    await claimRegister.receiveDocumentOf(tx, claimId, { document_id: PAYMENT_DOCUMENT, author: 'cardholder', now })
    await claimRegister.addFiles(tx, claimId, { files, operationId, now })
    await claimRegister.noteSent(tx, claimId, { documentIds: files.map(({ document_id }) => document_id), now })
    return { claim_number: claimNumber }
  }
}
