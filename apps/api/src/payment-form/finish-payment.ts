import type { Database, Queryable } from '@amparo/database/database'
import { addClaimEvent, reviewWhenAllIsThere } from '../claim-register/claim-events-repository.ts'
import { finishOperation, lockOperation } from '../long-operations/long-operations-repository.ts'
import type { Clock } from '../platform/clock.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { areDetailsWanted, filesOfPayment, PAYMENT_DOCUMENT } from './payment-repository.ts'

export const finishPaymentJob = defineJob<{ long_operation_id: string }>('finish-payment')

type Unfinished = { claim_id: string; claim_number: string }

/** Takes payment details for a claim, once; others are a duplicate until they are asked for again. */
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
      const isWanted = await areDetailsWanted(tx, payment.claim_id)
      if (isWanted) await accept(tx, { ...payment, id, now })
      else await setState(tx, id, 'duplicate')
      const response = isWanted
        ? { claim_number: payment.claim_number }
        : { error: { code: 'duplicate_claim', fields: {} } }
      await finishOperation(tx, id, response, now)
    })
}

async function accept(tx: Queryable, { id, claim_id, now }: Unfinished & { id: string; now: Date }) {
  await tx.query("UPDATE payment_details SET state = 'replaced' WHERE claim_id = $1 AND state = 'accepted'", [claim_id])
  await setState(tx, id, 'accepted')
  await tx.query(
    'UPDATE claim_documents SET received_at = $3 WHERE claim_id = $1 AND document_id = $2 AND received_at IS NULL',
    [claim_id, PAYMENT_DOCUMENT, now],
  )
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
