import type { Queryable } from '@amparo/database/database'
import { CLAIMS_A_DAY } from '@amparo/rules/claims/claims-a-day'
import { refuse } from '@amparo/service/implement'
import type { ClaimRegister, ReceivedClaim } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import { finishClaimJob } from './finish-claim.ts'

type Parts = {
  longOperations: Pick<LongOperations, 'begin'>
  claimRegister: Pick<ClaimRegister, 'receive' | 'operationOf'>
  /** How many claims a card or a policy may send in a day. */
  claimsADay?: number | undefined
}
type Options = { permit?: ((tx: Queryable) => Promise<boolean>) | undefined; onNew?: (() => void) | undefined }
class NotPermitted extends Error {}
class Overtaken extends Error {}

export type ReceiveClaim = ReturnType<typeof createReceiveClaim>

/**
 * Stores a claim and answers its operation's id: the same one however often, and in whichever replica, the same answers of a card come
 * in. `permit` runs in the transaction of a new claim only, since the token it spends may have been spent by the very submit whose answer
 * got lost. Null when it says no; then nothing is stored. Another version of a draft that was sent from another device is refused, and so is one
 * claim too many in a day, with the time until the next.
 */
export function createReceiveClaim({ longOperations, claimRegister, claimsADay = CLAIMS_A_DAY }: Parts) {
  return async function receive(claim: ReceivedClaim, { permit, onNew }: Options = {}): Promise<string | null> {
    let isNew = false
    try {
      const id = await longOperations.begin({
        job: finishClaimJob,
        findKnown: () => claimRegister.operationOf(claim.fingerprint),
        async insert(tx, operation) {
          const received = await claimRegister.receive(tx, claim, { ...operation, mostADay: claimsADay })
          if (received === 'known') return false
          if (received === 'overtaken') throw new Overtaken()
          if (received === 'sent_from_another_device') return refuse('sent_from_another_device')
          if ('fullUntil' in received)
            return refuse('too_many_requests', { retryAfter: secondsUntil(received, operation) })
          if (permit && !(await permit(tx))) throw new NotPermitted()
          isNew = true
          return true
        },
      })
      if (isNew) onNew?.()
      return id
    } catch (error) {
      if (error instanceof NotPermitted) return null
      if (error instanceof Overtaken) return receive(claim, { permit, onNew })
      throw error
    }
  }
}

function secondsUntil({ fullUntil }: { fullUntil: Date }, { now }: { now: Date }): number {
  return Math.ceil((fullUntil.getTime() - now.getTime()) / 1000)
}
