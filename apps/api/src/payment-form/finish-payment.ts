import { PAYMENT_DOCUMENT } from '@amparo/rules/claims/payment-document'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations, OperationJob } from '../long-operations/create-long-operations.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import type { PaymentRepository } from './payment-repository.ts'

export const finishPaymentJob: OperationJob = defineJob('finish-payment')

type Parts = {
  longOperations: Pick<LongOperations, 'finish'>
  claimRegister: Pick<ClaimRegister, 'lock' | 'receiveDocumentOf' | 'addFiles' | 'noteSent'>
  payments: PaymentRepository
}

/** Accepts payment details for a claim, once; others are a duplicate until details are requested again. */
export function finishPayment({ longOperations, claimRegister, payments }: Parts) {
  return ({ long_operation_id: id }: { long_operation_id: string }) =>
    longOperations.finish(id, async (tx, now) => {
      const claimId = await payments.claimOf(tx, id)
      const claim_number = await claimRegister.lock(tx, claimId)
      if (!(await payments.isWanted(tx, claimId))) {
        await payments.markDuplicate(tx, id)
        return { error: { code: 'duplicate_claim', fields: {} } }
      }

      await payments.accept(tx, id, claimId)
      await claimRegister.receiveDocumentOf(tx, claimId, { document_id: PAYMENT_DOCUMENT, author: 'cardholder', now })
      const files = await payments.filesOf(tx, id)
      await claimRegister.addFiles(tx, claimId, { files, operationId: id, now })
      await claimRegister.noteSent(tx, claimId, { documentIds: files.map(({ document_id }) => document_id), now })
      return { claim_number }
    })
}
