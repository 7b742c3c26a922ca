import type { Queryable } from '@amparo/database/database'
import type { ClaimRegister, ReceivedClaim } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import { finishClaimJob } from './finish-claim.ts'

type Parts = {
  longOperations: Pick<LongOperations, 'begin'>
  claimRegister: Pick<ClaimRegister, 'receive' | 'operationOf'>
}
type Permit = (tx: Queryable) => Promise<boolean>
class NotPermitted extends Error {}
class SentFromAnotherDevice extends Error {}

/** The operation's id, or why nothing was stored. */
type Received = string | { refusal: 'not_permitted' | 'sent_from_another_device' }
export type ReceiveClaim = ReturnType<typeof createReceiveClaim>

/**
 * Stores a claim and answers its operation's id: the same one however often, and in whichever replica, the same answers of a card come
 * in. `permit` runs in the transaction of a new claim only, since the token it spends may have been spent by the very submit whose answer
 * got lost. When it says no, nothing is stored. Nor is another version of a draft that was sent from another device.
 */
export function createReceiveClaim({ longOperations, claimRegister }: Parts) {
  return async (claim: ReceivedClaim, { permit }: { permit?: Permit } = {}): Promise<Received> => {
    try {
      return await longOperations.begin({
        job: finishClaimJob,
        findKnown: () => claimRegister.operationOf(claim.fingerprint),
        async insert(tx, operation) {
          const isNew = await claimRegister.receive(tx, claim, operation)
          if (isNew && permit && !(await permit(tx))) throw new NotPermitted()
          if (!isNew && !(await claimRegister.operationOf(claim.fingerprint, tx))) throw new SentFromAnotherDevice()
          return isNew
        },
      })
    } catch (error) {
      if (error instanceof NotPermitted) return { refusal: 'not_permitted' }
      if (error instanceof SentFromAnotherDevice) return { refusal: 'sent_from_another_device' }
      throw error
    }
  }
}
