import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations, OperationJob } from '../long-operations/create-long-operations.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import type { UploadsRepository } from './uploads-repository.ts'

export const finishUploadJob: OperationJob = defineJob('finish-upload')

type Parts = {
  longOperations: Pick<LongOperations, 'older'>
  claimRegister: Pick<ClaimRegister, 'lock' | 'documentsOfOperation' | 'noteSent'>
  uploads: UploadsRepository
}

/** Notes which documents were sent while the version before ran (`older-operations.ts`), and moves a claim that waited for them to review. */
export function finishUpload({ longOperations, claimRegister, uploads }: Parts) {
  return ({ long_operation_id: id }: { long_operation_id: string }) =>
    longOperations.older.finish(id, async (tx, now) => {
      const claimId = await uploads.claimOf(tx, id)
      const claim_number = await claimRegister.lock(tx, claimId)
      await claimRegister.noteSent(tx, claimId, {
        documentIds: await claimRegister.documentsOfOperation(tx, claimId, id),
        now,
      })
      return { claim_number }
    })
}
