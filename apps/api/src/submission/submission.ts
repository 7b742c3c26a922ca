import { randomUUID } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { finishClaimJob } from './finish-claim.ts'
import { createOperationIds, operationHash } from './operation-ids.ts'
import {
  insertClaim,
  listUnfinished,
  type Operation,
  operationOf,
  type ReceivedClaim,
  resultOf,
  setOperationHash,
} from './submission-repository.ts'

/** Well after the jobs port has given up on its own. */
const GIVEN_UP_MS = 60_000

type Parts = {
  database: Database
  jobs: Jobs
  clock: Clock
  /** For the ids of operations; 32 bytes in hex, the same in every replica. */
  key: string
}

type Permit = (tx: Queryable) => Promise<boolean>
class NotPermitted extends Error {}

export type Submission = ReturnType<typeof createSubmission>

export function createSubmission({ database, jobs, clock, key }: Parts) {
  const ids = createOperationIds(key)

  return {
    /**
     * Once for the same answers of a card, however often and wherever they come in; answers the operation's id. `permit` is asked in
     * the transaction of a claim that is new, and only then: what it used up may have been used by the very submit whose answer got
     * lost. Null: it said no, and nothing was kept.
     */
    async receive(claim: ReceivedClaim, permit: Permit = async () => true): Promise<string | null> {
      const id = randomUUID()
      const isNew = await database
        .transaction(async (tx) => {
          const inserted = await insertClaim(tx, claim, { id, id_hash: operationHash(ids.of(id)), now: clock.now() })
          if (!inserted) return false
          if (!(await permit(tx))) throw new NotPermitted()
          await jobs.enqueue(tx, finishClaimJob, { long_operation_id: id })
          return true
        })
        .catch((error) => {
          if (error instanceof NotPermitted) return null
          throw error
        })
      if (isNew !== false) return isNew && ids.of(id)
      const known = await operationOf(database, claim.fingerprint)
      if (!known) throw new Error('a claim was there and is gone')
      return resumed(known)
    },
    /** Undefined: nobody holds this id. Null: it is not done yet. */
    result: (operationId: string) => resultOf(database, operationHash(operationId)),
    /** For the start of a process: what the queue gave up on, while the database was away for long, is tried again. */
    async requeueUnfinished() {
      const before = new Date(clock.now().getTime() - GIVEN_UP_MS)
      for (const { id } of await listUnfinished(database, before)) await requeue(id)
    },
  }

  async function resumed({ id, id_hash, done_at, started_at }: Operation): Promise<string> {
    const own = ids.of(id)
    // The key was another one when it began; from now on the operation is found by the new id.
    if (id_hash !== operationHash(own)) await setOperationHash(database, id, operationHash(own))
    if (!done_at && started_at.getTime() < clock.now().getTime() - GIVEN_UP_MS) await requeue(id)
    return own
  }

  function requeue(long_operation_id: string) {
    return database.transaction((tx) => jobs.enqueue(tx, finishClaimJob, { long_operation_id }))
  }
}
