import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations, OperationJob } from '../long-operations/create-long-operations.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import type { AcceptPayment } from './accept-payment.ts'
import type { PaymentRepository } from './payment-repository.ts'

export const finishPaymentJob: OperationJob = defineJob('finish-payment')

type Parts = {
  longOperations: Pick<LongOperations, 'older'>
  claimRegister: Pick<ClaimRegister, 'lock'>
  payments: Pick<PaymentRepository, 'claimOf' | 'filesOf'>
  acceptPayment: AcceptPayment
}

/** Accepts payment details that the version before has received (`older-operations.ts`). */
export function finishPayment({ longOperations, claimRegister, payments, acceptPayment }: Parts) {
  return ({ long_operation_id: id }: { long_operation_id: string }) =>
    longOperations.older.finish(id, async (tx, now) => {
      const claimId = await payments.claimOf(tx, id)
      const claimNumber = await claimRegister.lock(tx, claimId)
      const files = await payments.filesOf(tx, id)
      return acceptPayment(tx, { operationId: id, claimId, claimNumber, files, now })
    })
}
