import type { Database, Queryable } from '@amparo/database/database'
import { addClaimEvent } from '../claims-register/claim-events-repository.ts'
import { finishOperation, lockOperation } from '../long-operations/long-operations-repository.ts'
import type { Clock } from '../platform/clock.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { newClaimNumber } from './claim-number.ts'

export const finishClaimJob = defineJob<{ long_operation_id: string }>('finish-claim')

type Parts = { database: Database; clock: Clock; newNumber?: () => string }
type Unfinished = { id: string; card_id: string; benefit_code: string; date_of_loss: string | null }

/**
 * Registers a claim, or finds that its loss was claimed before (C-197). One transaction takes the operation from under way to done, so
 * that a job that runs twice, or again after a kill, changes nothing the second time. A number that is taken already, or a twin
 * that was registered at the same moment, breaks a unique index: the job is tried again and then sees the other one.
 */
export function finishClaim({ database, clock, newNumber = newClaimNumber }: Parts) {
  return ({ long_operation_id }: { long_operation_id: string }) =>
    database.transaction(async (tx) => {
      if (!(await lockOperation(tx, long_operation_id))) return
      const [claim] = await tx.query<Unfinished>(
        'SELECT id, card_id, benefit_code, date_of_loss FROM claims WHERE long_operation_id = $1',
        [long_operation_id],
      )
      if (!claim) return
      const now = clock.now()
      const response = (await isDuplicate(tx, claim))
        ? await refuseDuplicate(tx, claim)
        : await register(tx, claim, { claim_number: newNumber(), now })
      await finishOperation(tx, long_operation_id, response, now)
    })
}

async function isDuplicate(tx: Queryable, { card_id, benefit_code, date_of_loss }: Unfinished): Promise<boolean> {
  const found = await tx.query(
    `SELECT 1 FROM claims WHERE card_id = $1 AND benefit_code = $2 AND date_of_loss = $3 AND state = 'registered'`,
    [card_id, benefit_code, date_of_loss],
  )
  return found.length > 0
}

async function refuseDuplicate(tx: Queryable, { id }: Unfinished) {
  await tx.query("UPDATE claims SET state = 'duplicate' WHERE id = $1", [id])
  return { error: { code: 'duplicate_claim', fields: {} } }
}

async function register(tx: Queryable, { id }: Unfinished, { claim_number, now }: { claim_number: string; now: Date }) {
  await tx.query("UPDATE claims SET state = 'registered', status = 'open', claim_number = $2 WHERE id = $1", [
    id,
    claim_number,
  ])
  await addClaimEvent(tx, id, { kind: 'status', status: 'open', author: 'system', now })
  return { claim_number }
}
