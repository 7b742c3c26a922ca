import type { Queryable } from '@amparo/database/database'
import { CLAIMS_A_DAY } from '@amparo/rules/claims/claims-a-day'
import { refuse } from '@amparo/service/app/implement'
import { count } from '@amparo/service/telemetry/metrics/count'
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
 * Stores a claim and returns its operation's id, which is the same for the same answers in every replica. Null if `permit` refuses.
 * `permit` runs only for a new claim: a retry after a lost response would find the token already spent.
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
      if (isNew) {
        count('amparo_claims', { event: 'received' })
        onNew?.()
      }
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
