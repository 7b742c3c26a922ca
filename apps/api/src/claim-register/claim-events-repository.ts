import type { Queryable } from '@amparo/database/database'

/** A person's note on a change, and when it happened. */
export type Change = { author: string; note?: string | undefined; now: Date }

type Event = Change &
  (
    | { kind: 'status'; status: string }
    | { kind: 'receipt_revoked' | 'exported' | 'erased' }
    | { kind: 'document_requested' | 'document_sent' | 'document_received'; document_ids: readonly string[] }
  )

/** A claim's history. Events are written in the transaction of what happened, and the database refuses to change them. */
export async function addClaimEvents(tx: Queryable, claimId: string, events: readonly Event[]) {
  const rows = events.map(({ now, ...event }) => ({ note: null, ...event, happened_at: now }))
  await tx.query(
    `INSERT INTO claim_events (claim_id, kind, status, document_ids, author, note, happened_at)
     SELECT $1, kind, status, document_ids, author, note, happened_at FROM jsonb_to_recordset($2::jsonb)
       AS event (kind text, status text, document_ids text[], author text, note text, happened_at timestamptz)`,
    [claimId, JSON.stringify(rows)],
  )
}

/** Notes may contain personal data, so they are erased with the claim. The database allows no other change to an event. */
export async function eraseNotes(tx: Queryable, claimId: string) {
  await tx.query('UPDATE claim_events SET note = NULL WHERE claim_id = $1 AND note IS NOT NULL', [claimId])
}
