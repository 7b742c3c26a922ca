import { randomUUID } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import type { Clock } from '../clock.ts'

export type OutboxEntry = {
  id: string
  kind: 'mail' | 'sms' | 'call'
  recipient: string
  subject: string | null
  text: string
  html: string | null
  tag: string | null
  sent_at: Date
}

type NewEntry = Pick<OutboxEntry, 'kind' | 'recipient' | 'text'> &
  Partial<Pick<OutboxEntry, 'subject' | 'html' | 'tag'>>

const COLUMNS = 'id, kind, recipient, subject, text, html, tag, sent_at'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type Outbox = ReturnType<typeof createOutbox>

/** Everything the embedded mail and SMS adapters sent, for `/dev`. */
export function createOutbox({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async add({ kind, recipient, subject, text, html, tag }: NewEntry, on: Queryable = database) {
      const id = randomUUID()
      await on.query(`INSERT INTO outbox (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
        id,
        kind,
        recipient,
        subject ?? null,
        text,
        html ?? null,
        tag ?? null,
        clock.now(),
      ])
      return { id }
    },

    /** Newest first. */
    list: (limit: number) =>
      database.query<OutboxEntry>(`SELECT ${COLUMNS} FROM outbox ORDER BY position DESC LIMIT $1`, [limit]),

    async find(id: string): Promise<OutboxEntry | null> {
      if (!uuid.test(id)) return null
      const [entry] = await database.query<OutboxEntry>(`SELECT ${COLUMNS} FROM outbox WHERE id = $1`, [id])
      return entry ?? null
    },
  }
}
