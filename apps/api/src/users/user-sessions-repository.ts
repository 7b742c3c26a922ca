import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, type OldRows } from '@amparo/database/delete-some'

/** How long the token before a rotation is still accepted. */
const GRACE_MS = 60_000

export type SessionRow = { id: string; email_hash: string; sealed_email: string | null; is_guest: boolean }
/** The row that a call names. Its table belongs to another area, and is only read here. */
export type RowReference = { table: 'policies'; id: string }
type JoinedRow = { user_session: SessionRow; id: string | null }
type NewSession = SessionRow & { token_hash: string; created_at: Date; expires_at: Date }

const LIVE = `revoked_at IS NULL AND expires_at > $2
  AND (token_hash = $1 OR (previous_token_hash = $1 AND rotated_at > $3))`

const oldSessions: OldRows = { table: 'user_sessions', key: 'id', where: 'expires_at <= $1' }

export type UserSessions = ReturnType<typeof createUserSessions>

/** Only hashes of tokens are stored. `expires_at` never moves: a session ends at the latest then, whatever happens to it. */
export function createUserSessions(database: Database) {
  const live = (tokenHash: string, now: Date) => [tokenHash, now, new Date(now.getTime() - GRACE_MS)]

  return {
    async insert(
      tx: Queryable,
      { id, token_hash, email_hash, sealed_email, is_guest, created_at, expires_at }: NewSession,
    ) {
      await tx.query(
        `INSERT INTO user_sessions (id, token_hash, email_hash, sealed_email, is_guest, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, token_hash, email_hash, sealed_email, is_guest, created_at, expires_at],
      )
    },

    async find(tokenHash: string, now: Date): Promise<SessionRow | null> {
      const [row] = await database.query<SessionRow>(
        `SELECT id, email_hash, sealed_email, is_guest FROM user_sessions WHERE ${LIVE}`,
        live(tokenHash, now),
      )
      return row ?? null
    },

    /** The session and the row that a call names (null if there is none), in one round trip. */
    async findWith<Row extends { id: string }>(tokenHash: string, now: Date, { table, id }: RowReference) {
      const [found] = await database.query<JoinedRow>(
        `SELECT to_jsonb(session) AS user_session, about.*
         FROM (SELECT id, email_hash, sealed_email, is_guest FROM user_sessions WHERE ${LIVE}) AS session
         LEFT JOIN ${table} AS about ON about.id = $4`,
        [...live(tokenHash, now), id],
      )
      if (!found) return null
      const { user_session, ...row } = found
      return { session: user_session, row: row.id === null ? null : (row as Row) }
    },

    /** Gives the session of a mailbox a new token. Null if there is no such session. */
    async rotate(
      tx: Queryable,
      { from, to, emailHash, now }: { from: string; to: string; emailHash: string; now: Date },
    ) {
      const [row] = await tx.query<SessionRow>(
        `UPDATE user_sessions SET previous_token_hash = token_hash, token_hash = $4, rotated_at = $2
         WHERE ${LIVE} AND email_hash = $5 RETURNING id, email_hash, sealed_email, is_guest`,
        [...live(from, now), to, emailHash],
      )
      return row ?? null
    },

    async revoke(tokenHash: string, now: Date) {
      await database.query(`UPDATE user_sessions SET revoked_at = $2 WHERE ${LIVE}`, live(tokenHash, now))
    },

    export: (tx: Queryable, emailHashes: readonly string[]) =>
      tx.query(
        'SELECT is_guest, created_at, expires_at, revoked_at FROM user_sessions WHERE email_hash = ANY($1) ORDER BY created_at',
        [emailHashes],
      ),

    async erase(tx: Queryable, emailHashes: readonly string[]) {
      await tx.query('DELETE FROM user_sessions WHERE email_hash = ANY($1)', [emailHashes])
    },

    deleteExpired: (now: Date) => deleteAll(database, oldSessions, [now]),
  }
}
