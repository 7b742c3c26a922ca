import { count } from '@amparo/service/telemetry/metrics/count'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations, OperationJob } from '../long-operations/create-long-operations.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { newClaimNumber } from './claim-number.ts'

export const finishClaimJob: OperationJob = defineJob('finish-claim')

type Parts = {
  longOperations: Pick<LongOperations, 'finish'>
  claimRegister: Pick<ClaimRegister, 'register'>
  newNumber?: () => string
}

/**
 * Registers a claim, or finds that its loss was claimed before (C-197). A number that is already taken, or the same loss registered at
 * the same moment, violates a unique index: the job then fails, is tried again, and sees the other claim.
 */
export function finishClaim({ longOperations, claimRegister, newNumber = newClaimNumber }: Parts) {
  return async ({ long_operation_id: id }: { long_operation_id: string }) => {
    let isRegistered: boolean | undefined
    await longOperations.finish(id, async (tx, now) => {
      const claim_number = newNumber()
      const registered = await claimRegister.register(tx, id, { claimNumber: claim_number, now })
      isRegistered = registered !== null
      if (!registered) return { error: { code: 'duplicate_claim', fields: {} } }
      return { claim_number, ...(registered.isMailed && { is_mailed: true }) }
    })
    if (isRegistered !== undefined) count('amparo_claims', { event: isRegistered ? 'registered' : 'duplicate' })
  }
}
