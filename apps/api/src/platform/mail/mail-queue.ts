import { randomUUID } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import type { Clock } from '../clock.ts'
import type { DetailsEncryption } from '../encrypted-details.ts'
import type { MailMessage } from './mail.ts'

/** Longer than an attempt may take. After it, another worker may try: the first one has died. */
const LEASE_MS = 300_000
/** Few enough for any mail server. */
const MOST_AT_ONCE = 5

export type QueuedMail = { id: string; message: MailMessage; tag: string; tries: number; queued_at: Date }
type Row = Omit<QueuedMail, 'message'> & { sealed_message: string }

type Parts = { database: Database; clock: Clock; encryption: DetailsEncryption }

/** Mail that a server does not have yet. It is encrypted, because it may contain a sign-in link. */
export function createMailQueue({ database, clock, encryption }: Parts) {
  const fromNow = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  return {
    async add(tx: Queryable, message: MailMessage): Promise<string> {
      const id = randomUUID()
      const attachments = message.attachments?.map((one) => ({ ...one, content: one.content.toString('base64') }))
      await tx.query(
        'INSERT INTO queued_mail (id, sealed_message, tag, queued_at, next_try_at) VALUES ($1, $2, $3, $4, $4)',
        [id, encryption.encrypt({ ...message, attachments }, id), message.tag, clock.now()],
      )
      return id
    },

    /** For one worker at a time. Null: delivered, being delivered, or not due yet. */
    async take(id: string): Promise<QueuedMail | null> {
      const [row] = await database.query<Row>(
        `UPDATE queued_mail SET next_try_at = $2, tries = tries + 1 WHERE id = $1 AND next_try_at <= $3
         RETURNING id, sealed_message, tag, tries, queued_at`,
        [id, fromNow(LEASE_MS), clock.now()],
      )
      if (!row) return null
      const { sealed_message, ...mail } = row
      return { ...mail, message: decrypted(encryption.decrypt(sealed_message, id)) }
    },

    async tryLater(id: string, milliseconds: number) {
      await database.query('UPDATE queued_mail SET next_try_at = $2 WHERE id = $1', [id, fromNow(milliseconds)])
    },

    async remove(id: string) {
      await database.query('DELETE FROM queued_mail WHERE id = $1', [id])
    },

    /** Deletes what is on its way to these addresses. Few messages wait at a time, and only the key tells whom they are for. */
    async erase(tx: Queryable, recipients: readonly string[]): Promise<number> {
      const rows = await tx.query<{ id: string; sealed_message: string }>('SELECT id, sealed_message FROM queued_mail')
      const gone = rows.filter(({ id, sealed_message }) => {
        const { to } = encryption.decrypt(sealed_message, id) as MailMessage
        return recipients.includes(to.toLowerCase())
      })
      await tx.query('DELETE FROM queued_mail WHERE id = ANY($1::uuid[])', [gone.map(({ id }) => id)])
      return gone.length
    },

    async listDue(): Promise<string[]> {
      const due = await database.query<{ id: string }>(
        'SELECT id FROM queued_mail WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT $2',
        [clock.now(), MOST_AT_ONCE],
      )
      return due.map(({ id }) => id)
    },
  }
}

function decrypted(stored: unknown): MailMessage {
  const { attachments = [], ...message } = stored as MailMessage & { attachments?: { content: unknown }[] }
  return {
    ...message,
    attachments: attachments.map((one) => ({ ...one, content: Buffer.from(String(one.content), 'base64') })),
  }
}
