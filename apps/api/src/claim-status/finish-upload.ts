import type { Database } from '@amparo/database/database'
import { addClaimEvent, reviewWhenAllIsThere } from '../claim-register/claim-events-repository.ts'
import { finishOperation, lockOperation } from '../long-operations/long-operations-repository.ts'
import type { Clock } from '../platform/clock.ts'
import { defineJob } from '../platform/jobs/jobs.ts'

export const finishUploadJob = defineJob<{ long_operation_id: string }>('finish-upload')

/** Notes what was sent, once however often it runs, and lets a claim that waited for it go on. */
export function finishUpload({ database, clock }: { database: Database; clock: Clock }) {
  return ({ long_operation_id: id }: { long_operation_id: string }) =>
    database.transaction(async (tx) => {
      if (!(await lockOperation(tx, id))) return
      const [upload] = await tx.query<{ claim_id: string; claim_number: string }>(
        `SELECT claim_id, claim_number FROM document_uploads JOIN claims ON claims.id = claim_id
         WHERE document_uploads.long_operation_id = $1 FOR UPDATE OF claims`,
        [id],
      )
      if (!upload) return
      const now = clock.now()
      const documents = await tx.query<{ document_id: string }>(
        'SELECT DISTINCT document_id FROM claim_documents WHERE long_operation_id = $1 ORDER BY document_id',
        [id],
      )
      for (const { document_id } of documents)
        await addClaimEvent(tx, upload.claim_id, { kind: 'document_sent', document_id, author: 'cardholder', now })
      await reviewWhenAllIsThere(tx, upload.claim_id, now)
      await finishOperation(tx, id, { claim_number: upload.claim_number }, now)
    })
}
