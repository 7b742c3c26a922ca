import type { Queryable } from '@amparo/database/database'
import type { PolicyEvent, PolicyStatus } from '@amparo/rules/policies/policy-status'

/** `status` is the one that the event led to. */
export type HistoryEvent = {
  kind:
    | 'created'
    | PolicyEvent
    | 'address_changed'
    | 'card_changed'
    | 'charge_requested'
    | 'refund_planned'
    | 'listed'
    | 'shown'
    | 'link_sent'
    | 'exported'
    | 'erased'
  status?: PolicyStatus | undefined
  note?: string | undefined
  author: string
  now: Date
}
export type HistoryRow = {
  position: string
  kind: string
  status: string | null
  note: string | null
  author: string
  happened_at: Date
}

export const MOST_EVENTS = 100

/** Written in the transaction of what happened; the database refuses to change it. */
export async function addToHistory(tx: Queryable, policyId: string | null, event: HistoryEvent) {
  const { kind, status, note, author, now } = event
  await tx.query(
    'INSERT INTO policy_history (policy_id, kind, status, note, author, happened_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [policyId, kind, status ?? null, note ?? null, author, now],
  )
}

/** The newest hundred events, oldest first. */
export async function historyOf(tx: Queryable, policyId: string): Promise<HistoryRow[]> {
  const newest = await tx.query<HistoryRow>(
    `SELECT position::text, kind, status, note, author, happened_at FROM policy_history
     WHERE policy_id = $1 ORDER BY policy_history.position DESC LIMIT $2`,
    [policyId, MOST_EVENTS],
  )
  return newest.reverse()
}

/** The next hundred events after a position, oldest first; `most` null for all. */
export function historyAfter(
  tx: Queryable,
  policyId: string,
  after: string,
  most: number | null = MOST_EVENTS,
): Promise<HistoryRow[]> {
  return tx.query<HistoryRow>(
    `SELECT position::text, kind, status, note, author, happened_at FROM policy_history
     WHERE policy_id = $1 AND policy_history.position > $2 ORDER BY policy_history.position LIMIT $3`,
    [policyId, after, most],
  )
}

/** Notes may contain personal data, so they are erased with the policyholder. The database allows no other change. */
export async function eraseNotes(tx: Queryable, policyId: string) {
  await tx.query('UPDATE policy_history SET note = NULL WHERE policy_id = $1 AND note IS NOT NULL', [policyId])
}
