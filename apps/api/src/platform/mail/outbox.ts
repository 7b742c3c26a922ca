import { randomUUID } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import type { Clock } from '../clock.ts'
import type { MailAttachment } from './mail.ts'

export type OutboxEntry = {
  id: string
  kind: 'mail' | 'sms' | 'call'
  recipient: string
  subject: string | null
  text: string
  html: string | null
  tag: string | null
  sent_at: Date
  /** Without their content, in order. */
  attachments: Pick<MailAttachment, 'filename' | 'content_type'>[]
}

type NewEntry = Pick<OutboxEntry, 'kind' | 'recipient' | 'text'> &
  Partial<Pick<OutboxEntry, 'subject' | 'html' | 'tag'>> & { attachments?: readonly MailAttachment[] }

const COLUMNS = 'id, kind, recipient, subject, text, html, tag, sent_at'
const ENTRY = `SELECT ${COLUMNS}, (
    SELECT coalesce(json_agg(json_build_object('filename', filename, 'content_type', content_type) ORDER BY outbox_attachments.position), '[]')
    FROM outbox_attachments WHERE message_id = outbox.id
  ) AS attachments FROM outbox`
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type Outbox = ReturnType<typeof createOutbox>

/** Everything the embedded mail and SMS adapters sent, for `/dev`. */
export function createOutbox({ database, clock }: { database: Database; clock: Clock }) {
  async function insertAll(tx: Queryable, entries: readonly NewEntry[]): Promise<string[]> {
    const rows = entries.map((entry) => ({ ...entry, id: randomUUID() }))
    const all = <Value>(value: (row: NewEntry & { id: string }) => Value) => rows.map(value)
    await tx.query(
      `INSERT INTO outbox (${COLUMNS})
       SELECT ${COLUMNS.replace('sent_at', '$8')} FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         WITH ORDINALITY AS message (id, kind, recipient, subject, text, html, tag, place) ORDER BY place`,
      [
        all(({ id }) => id),
        all(({ kind }) => kind),
        all(({ recipient }) => recipient),
        all(({ subject }) => subject ?? null),
        all(({ text }) => text),
        all(({ html }) => html ?? null),
        all(({ tag }) => tag ?? null),
        clock.now(),
      ],
    )
    for (const { id, attachments = [] } of rows)
      for (const [place, { filename, content_type, content }] of attachments.entries())
        await tx.query(
          'INSERT INTO outbox_attachments (message_id, position, filename, content_type, content) VALUES ($1, $2, $3, $4, $5)',
          [id, place, filename, content_type, content.toString('base64')],
        )
    return rows.map(({ id }) => id)
  }
  const insert = async (tx: Queryable, entry: NewEntry) => ({ id: (await insertAll(tx, [entry]))[0] ?? '' })

  async function erase(tx: Queryable, condition: string, value: unknown): Promise<number> {
    const gone = await tx.query<{ id: string }>(`DELETE FROM outbox WHERE ${condition} RETURNING id`, [value])
    await tx.query('DELETE FROM outbox_attachments WHERE message_id = ANY($1::uuid[])', [gone.map(({ id }) => id)])
    return gone.length
  }

  return {
    add: (entry: NewEntry, tx?: Queryable) =>
      tx ? insert(tx, entry) : database.transaction((own) => insert(own, entry)),

    async addAll(entries: readonly NewEntry[], tx: Queryable) {
      await insertAll(tx, entries)
    },

    /** For a copy of what is stored about a person. */
    export: (tx: Queryable, recipients: readonly string[]) =>
      tx.query(
        'SELECT kind, recipient, subject, text, tag, sent_at FROM outbox WHERE lower(recipient) = ANY($1) ORDER BY outbox.position',
        [recipients],
      ),

    /** Deletes what was sent to these, with its files. Returns how many messages there were. */
    erase: (tx: Queryable, recipients: readonly string[]) => erase(tx, 'lower(recipient) = ANY($1)', recipients),
    eraseOld: (tx: Queryable, before: Date) => erase(tx, 'sent_at < $1', before),

    /** Newest first. */
    list: (limit: number) => database.query<OutboxEntry>(`${ENTRY} ORDER BY position DESC LIMIT $1`, [limit]),

    async find(id: string): Promise<OutboxEntry | null> {
      if (!uuid.test(id)) return null
      const [entry] = await database.query<OutboxEntry>(`${ENTRY} WHERE id = $1`, [id])
      return entry ?? null
    },

    async findAttachment(id: string, place: number): Promise<MailAttachment | null> {
      if (!uuid.test(id)) return null
      const [found] = await database.query<{ filename: string; content_type: string; content: string }>(
        'SELECT filename, content_type, content FROM outbox_attachments WHERE message_id = $1 AND position = $2',
        [id, place],
      )
      return found ? { ...found, content: Buffer.from(found.content, 'base64') } : null
    },
  }
}
