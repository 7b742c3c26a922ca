import type { Database, Queryable } from '@amparo/database/database'
import { addClaimEvent, reviewWhenAllIsThere } from '../claims-register/claim-events-repository.ts'
import { finishOperation, lockOperation } from '../long-operations/long-operations-repository.ts'
import type { Clock } from '../platform/clock.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { filesOfPayment, PAYMENT_DOCUMENT } from './online-payment-repository.ts'

export const finishPaymentJob = defineJob<{ long_operation_id: string }>('finish-payment')

type Unfinished = { claim_id: string; claim_number: string }

/** Takes payment details for a claim, once; others for the same claim are a duplicate unless they were asked for again. */
export function finishPayment({ database, clock }: { database: Database; clock: Clock }) {
  return ({ long_operation_id: id }: { long_operation_id: string }) =>
    database.transaction(async (tx) => {
      if (!(await lockOperation(tx, id))) return
      const [payment] = await tx.query<Unfinished>(
        `SELECT claim_id, claim_number FROM payment_details JOIN claims ON claims.id = claim_id
         WHERE payment_details.long_operation_id = $1 FOR UPDATE OF claims`,
        [id],
      )
      if (!payment) return
      const now = clock.now()
      const isTaken = await isAlreadyPaid(tx, payment.claim_id)
      if (!isTaken) await accept(tx, { ...payment, id, now })
      else await setState(tx, id, 'duplicate')
      const response = isTaken
        ? { error: { code: 'duplicate_claim', fields: {} } }
        : { claim_number: payment.claim_number }
      await finishOperation(tx, id, response, now)
    })
}

async function isAlreadyPaid(tx: Queryable, claimId: string): Promise<boolean> {
  const found = await tx.query(
    `SELECT 1 FROM payment_details WHERE claim_id = $1 AND state = 'accepted' AND NOT EXISTS (
       SELECT 1 FROM claim_documents
       WHERE claim_id = $1 AND document_id = $2 AND requested_at > payment_details.received_at AND received_at IS NULL
     )`,
    [claimId, PAYMENT_DOCUMENT],
  )
  return found.length > 0
}

async function accept(tx: Queryable, { id, claim_id, now }: Unfinished & { id: string; now: Date }) {
  await tx.query("UPDATE payment_details SET state = 'replaced' WHERE claim_id = $1 AND state = 'accepted'", [claim_id])
  await setState(tx, id, 'accepted')
  const answered = await tx.query(
    `UPDATE claim_documents SET received_at = $3
     WHERE claim_id = $1 AND document_id = $2 AND received_at IS NULL RETURNING id`,
    [claim_id, PAYMENT_DOCUMENT, now],
  )
  if (answered.length === 0)
    await tx.query('INSERT INTO claim_documents (claim_id, document_id, received_at) VALUES ($1, $2, $3)', [
      claim_id,
      PAYMENT_DOCUMENT,
      now,
    ])
  await addClaimEvent(tx, claim_id, {
    kind: 'document_received',
    document_id: PAYMENT_DOCUMENT,
    author: 'cardholder',
    now,
  })
  for (const { document_id, file_id, file_name, sha256 } of await filesOfPayment(tx, id)) {
    await tx.query(
      `INSERT INTO claim_documents (claim_id, long_operation_id, document_id, file_id, file_name, sha256, sent_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [claim_id, id, document_id, file_id, file_name, sha256, now],
    )
    await addClaimEvent(tx, claim_id, { kind: 'document_sent', document_id, author: 'cardholder', now })
  }
  await reviewWhenAllIsThere(tx, claim_id, now)
}

async function setState(tx: Queryable, id: string, state: 'accepted' | 'duplicate') {
  await tx.query('UPDATE payment_details SET state = $2 WHERE long_operation_id = $1', [id, state])
}
