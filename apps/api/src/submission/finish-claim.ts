import type { Database } from '@amparo/database/database'
import type { OperationData } from '../long-operations/long-operations-repository.ts'
import { batched } from '../platform/batched.ts'
import type { Clock } from '../platform/clock.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { newClaimNumber } from './claim-number.ts'

export const finishClaimJob = defineJob<OperationData>('finish-claim')

type Parts = { database: Database; clock: Clock; newNumber?: () => string }
type Given = { id: string; claim_number: string }

/**
 * Registers claims and asks for what is missing, or finds that their loss was claimed before (C-197). Each operation is taken from under way to done, so that a job
 * that runs twice, or again after a kill, changes nothing the second time. In one order, so that two of these never wait for each other.
 * By their ids, which come as a parameter of their own: else PostgreSQL looks through everything that is under way.
 */
const FINISH = `
  WITH given AS (
    SELECT id, claim_number FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, claim_number text)
  ), operation AS (
    SELECT id FROM long_operations WHERE id = ANY ($3::uuid[]) AND done_at IS NULL ORDER BY id FOR UPDATE
  ), claim AS (
    SELECT claims.id, long_operation_id, given.claim_number, EXISTS (
      SELECT 1 FROM claims AS other
      WHERE other.card_id = claims.card_id AND other.benefit_code = claims.benefit_code
        AND other.date_of_loss = claims.date_of_loss AND other.state = 'registered'
    ) AS is_duplicate
    FROM operation JOIN given USING (id) JOIN claims ON long_operation_id = operation.id
  ), registered AS (
    UPDATE claims SET state = 'registered', status = 'open', claim_number = claim.claim_number
    FROM claim WHERE claims.id = claim.id AND NOT is_duplicate RETURNING claims.id, missing_documents
  ), refused AS (
    UPDATE claims SET state = 'duplicate' FROM claim WHERE claims.id = claim.id AND is_duplicate
  ), requests AS (
    INSERT INTO claim_documents (claim_id, document_id, requested_at)
    SELECT id, document_id, $2 FROM registered, unnest(missing_documents) AS document_id
  ), events AS (
    INSERT INTO claim_events (claim_id, kind, status, document_ids, author, happened_at)
    SELECT id, 'status', 'open', NULL, 'system', $2 FROM registered
    UNION ALL
    SELECT id, 'document_requested', NULL, missing_documents, 'system', $2 FROM registered WHERE missing_documents <> '{}'
  )
  UPDATE long_operations SET done_at = $2, response = CASE
    WHEN is_duplicate THEN jsonb_build_object('error', jsonb_build_object('code', 'duplicate_claim', 'fields', '{}'::jsonb))
    ELSE jsonb_build_object('claim_number', claim.claim_number) END
  FROM claim WHERE long_operations.id = claim.long_operation_id`

/**
 * Those that come together are finished together. A number that is taken already, or a twin that is registered at the same moment,
 * breaks a unique index: then each is finished alone, and what still breaks is tried again by its job and then sees the other one.
 */
export function finishClaim({ database, clock, newNumber = newClaimNumber }: Parts) {
  const finish = batched(async (given: readonly Given[]) => {
    await database.query(FINISH, [JSON.stringify(given), clock.now(), given.map(({ id }) => id)])
    return given.map(() => undefined)
  })
  return async ({ long_operation_id, more = [] }: OperationData) => {
    await Promise.all([long_operation_id, ...more].map((id) => finish({ id, claim_number: newNumber() })))
  }
}
