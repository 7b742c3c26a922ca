import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, expiredTokens, type OldRows } from '@amparo/database/delete-some'

const HOUR_MS = 3_600_000
/** Mail that somebody else asks for is a nuisance, and five are enough for anybody. */
const MOST_LINKS_AN_HOUR = 5

type NewLink = { token_hash: string; email_hash: string; sealed_email: string; created_at: Date; expires_at: Date }

/** The limit is part of the statement that changes the row, so it holds for concurrent calls and across replicas. */
const COUNT_LINK = `
  INSERT INTO sign_in_mailboxes AS known (email_hash, sent_at, touched_at) VALUES ($1, ARRAY[$2::timestamptz], $2)
  ON CONFLICT (email_hash) DO UPDATE SET
    sent_at = ARRAY(SELECT sent FROM unnest(known.sent_at) AS sent WHERE sent > $3) || excluded.sent_at,
    touched_at = excluded.touched_at
  WHERE (SELECT count(*) < ${MOST_LINKS_AN_HOUR} FROM unnest(known.sent_at) AS sent WHERE sent > $3)
  RETURNING email_hash`

const oldMailboxes: OldRows = { table: 'sign_in_mailboxes', key: 'email_hash', where: 'touched_at <= $1' }

export type SignInLinks = ReturnType<typeof createSignInLinks>

export function createSignInLinks(database: Database) {
  return {
    /** False if the mailbox has had too many. */
    async count(tx: Queryable, emailHash: string, now: Date): Promise<boolean> {
      const counted = await tx.query(COUNT_LINK, [emailHash, now, new Date(now.getTime() - HOUR_MS)])
      return counted.length > 0
    },

    /** The only link of its mailbox that works: a newer one revokes those before it. */
    async insert(tx: Queryable, link: NewLink) {
      await tx.query('DELETE FROM sign_in_links WHERE email_hash = $1 AND used_at IS NULL', [link.email_hash])
      await tx.query(
        'INSERT INTO sign_in_links (token_hash, email_hash, sealed_email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
        [link.token_hash, link.email_hash, link.sealed_email, link.created_at, link.expires_at],
      )
    },

    /** Once: of concurrent calls, one gets the row. */
    async use(tx: Queryable, tokenHash: string, now: Date) {
      const [link] = await tx.query<Pick<NewLink, 'email_hash' | 'sealed_email'>>(
        `UPDATE sign_in_links SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
         RETURNING email_hash, sealed_email`,
        [tokenHash, now],
      )
      return link ?? null
    },

    async erase(tx: Queryable, emailHashes: readonly string[]) {
      await tx.query('DELETE FROM sign_in_links WHERE email_hash = ANY($1)', [emailHashes])
      await tx.query('DELETE FROM sign_in_mailboxes WHERE email_hash = ANY($1)', [emailHashes])
    },

    async deleteExpired(now: Date) {
      await deleteAll(database, expiredTokens('sign_in_links'), [now])
      await deleteAll(database, oldMailboxes, [new Date(now.getTime() - HOUR_MS)])
    },
  }
}
