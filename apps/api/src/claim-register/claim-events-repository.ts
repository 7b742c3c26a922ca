import type { Queryable } from '@amparo/database/database'

type Event = { author: string; note?: string | undefined; now: Date } & (
  | { kind: 'status'; status: string }
  | { kind: 'document_requested' | 'document_sent' | 'document_received'; document_id: string }
)

/** In the transaction of what happened. */
export async function addClaimEvent(tx: Queryable, claimId: string, event: Event) {
  const [status, documents] = event.kind === 'status' ? [event.status, null] : [null, [event.document_id]]
  await tx.query(
    `INSERT INTO claim_events (claim_id, kind, status, document_ids, author, note, happened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [claimId, event.kind, status, documents, event.author, event.note ?? null, event.now],
  )
}

/** A claim that waited goes on as soon as everything that was asked for is here. */
export async function reviewWhenAllIsThere(tx: Queryable, claimId: string, now: Date) {
  const [claim] = await tx.query(
    `UPDATE claims SET status = 'in_review'
     WHERE id = $1 AND status = 'waiting_for_documents' AND NOT EXISTS (
       SELECT 1 FROM claim_documents AS asked
       WHERE asked.claim_id = $1 AND asked.requested_at IS NOT NULL AND asked.received_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM claim_documents AS sent
         WHERE sent.claim_id = $1 AND sent.document_id = asked.document_id AND sent.sent_at >= asked.requested_at
       )
     ) RETURNING id`,
    [claimId],
  )
  if (claim) await addClaimEvent(tx, claimId, { kind: 'status', status: 'in_review', author: 'system', now })
}
