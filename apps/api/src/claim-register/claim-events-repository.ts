import type { Queryable } from '@amparo/database/database'

/** A person's note on a change, and when it happened. */
export type Change = { author: string; note?: string | undefined; now: Date }

type Event = Change &
  (
    | { kind: 'status'; status: string }
    | { kind: 'document_requested' | 'document_sent' | 'document_received'; document_ids: readonly string[] }
  )

/** A claim's history. Events are written in the transaction of what happened, and the database refuses to change them. */
export async function addClaimEvent(tx: Queryable, claimId: string, event: Event) {
  const [status, documents] = event.kind === 'status' ? [event.status, null] : [null, event.document_ids]
  await tx.query(
    `INSERT INTO claim_events (claim_id, kind, status, document_ids, author, note, happened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [claimId, event.kind, status, documents, event.author, event.note ?? null, event.now],
  )
}
