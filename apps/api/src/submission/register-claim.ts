import type { Queryable } from '@amparo/database/database'
import { CLAIMS_A_DAY } from '@amparo/rules/claims/claims-a-day'
import { refuse } from '@amparo/service/app/implement'
import { count } from '@amparo/service/telemetry/metrics/count'
import type { ClaimRegister, ReceivedClaim } from '../claim-register/create-claim-register.ts'
import type { LongOperations, OperationResponse } from '../long-operations/create-long-operations.ts'
import { newClaimNumber } from './claim-number.ts'

type Parts = {
  longOperations: Pick<LongOperations, 'run'>
  claimRegister: Pick<ClaimRegister, 'register' | 'operationOf'>
  /** How many claims a card or a policy may send in a day. */
  claimsADay?: number | undefined
  newNumber?: () => string
}
type Options = { permit?: ((tx: Queryable) => Promise<boolean>) | undefined; onNew?: (() => void) | undefined }
class NotPermitted extends Error {}
class Overtaken extends Error {}

export type RegisterClaim = ReturnType<typeof createRegisterClaim>

/**
 * Registers a claim and returns its operation's id, which is the same for the same answers in every replica. Null if `permit` refuses.
 * `permit` runs only for a new claim: a retry after a lost response would find the token already spent.
 */
export function createRegisterClaim(parts: Parts) {
  const { longOperations, claimRegister, claimsADay = CLAIMS_A_DAY, newNumber = newClaimNumber } = parts

  return async function register(claim: ReceivedClaim, { permit, onNew }: Options = {}): Promise<string | null> {
    let outcome: 'registered' | 'duplicate' | undefined
    try {
      const id = await longOperations.run({
        findKnown: () => claimRegister.operationOf(claim.fingerprint),
        async work(tx, operation): Promise<OperationResponse | null> {
          // The transaction may be run again, when a migration has changed a table.
          outcome = undefined
          const claimNumber = newNumber()
          const received = await claimRegister.register(tx, claim, { ...operation, claimNumber, mostADay: claimsADay })
          if (received === 'known') return null
          if (received === 'overtaken') throw new Overtaken()
          if (received === 'sent_from_another_device') return refuse('sent_from_another_device')
          if (received !== 'duplicate' && 'fullUntil' in received)
            return refuse('too_many_requests', { retryAfter: secondsUntil(received, operation) })
          if (permit && !(await permit(tx))) throw new NotPermitted()
          outcome = received === 'duplicate' ? 'duplicate' : 'registered'
          if (received === 'duplicate') return { error: { code: 'duplicate_claim', fields: {} } }
          return { claim_number: claimNumber, ...(received.isMailed && { is_mailed: true }) }
        },
      })
      if (outcome) {
        count('amparo_claims', { event: outcome })
        onNew?.()
      }
      return id
    } catch (error) {
      if (error instanceof NotPermitted) return null
      if (error instanceof Overtaken) return register(claim, { permit, onNew })
      throw error
    }
  }
}

function secondsUntil({ fullUntil }: { fullUntil: Date }, { now }: { now: Date }): number {
  return Math.ceil((fullUntil.getTime() - now.getTime()) / 1000)
}
