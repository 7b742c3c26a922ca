import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { Database } from '@amparo/database/database'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { Clock } from '../platform/clock.ts'
import type { FailedChecks } from './failed-checks.ts'
import { type Proof, provesClaim } from './proves-claim.ts'
import type { createStatusTokens } from './status-tokens.ts'

type Parts = {
  database: Database
  clock: Clock
  catalogue: Pick<Catalogue, 'countries'>
  claimRegister: Pick<ClaimRegister, 'findForCheck'>
  tokens: ReturnType<typeof createStatusTokens>
  failures: FailedChecks
}
type Asked = Proof & { claim_number: string; address: string }
/** `locked` are keyed hashes, which may be logged. */
type Outcome =
  | { claimId: string; status_token: string }
  | { refusal: 'claim_not_found' | 'too_many_tries'; locked: string[] }

/** A wrong check does the same work as a right one. It is an outcome, not an error: it has to be counted, so nothing may be rolled back. */
export function createStatusCheck({ database, clock, catalogue, claimRegister, tokens, failures }: Parts) {
  return async ({ claim_number, address, ...proof }: Asked): Promise<Outcome> => {
    const now = clock.now()
    const keys = failures.keysOf({ address, claimNumber: claim_number })
    return database.transaction(async (tx): Promise<Outcome> => {
      const locked = await failures.lock(tx, keys, now)
      const claim = await claimRegister.findForCheck(tx, claim_number)
      const isRight = provesClaim(claim, proof, catalogue)
      if (locked.length > 0) return { refusal: 'too_many_tries', locked }
      if (!isRight || claim.id === null)
        return { refusal: 'claim_not_found', locked: await failures.count(tx, keys, now) }
      return { claimId: claim.id, status_token: await tokens.issue(tx, claim.id, now) }
    })
  }
}
