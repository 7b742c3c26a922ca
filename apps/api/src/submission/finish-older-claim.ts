import { count } from '@amparo/service/telemetry/metrics/count'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations, OperationJob } from '../long-operations/create-long-operations.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { newClaimNumber } from './claim-number.ts'

export const finishClaimJob: OperationJob = defineJob('finish-claim')

type Parts = { longOperations: Pick<LongOperations, 'older'>; claimRegister: Pick<ClaimRegister, 'registerOlder'> }

/**
 * Registers a claim that the version before has received (`older-operations.ts`). A number that is already taken, or the same loss registered at
 * the same moment, violates a unique index: the job then fails, is tried again, and sees the other claim.
 */
export function finishClaim({ longOperations, claimRegister }: Parts) {
  return async ({ long_operation_id: id }: { long_operation_id: string }) => {
    let isRegistered: boolean | undefined
    await longOperations.older.finish(id, async (tx, now) => {
      const claim_number = newClaimNumber()
      const registered = await claimRegister.registerOlder(tx, id, { claimNumber: claim_number, now })
      isRegistered = registered !== null
      if (!registered) return { error: { code: 'duplicate_claim', fields: {} } }
      return { claim_number, ...(registered.isMailed && { is_mailed: true }) }
    })
    if (isRegistered !== undefined) count('amparo_claims', { event: isRegistered ? 'registered' : 'duplicate' })
  }
}
