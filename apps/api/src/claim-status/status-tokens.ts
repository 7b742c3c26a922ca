import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, expiredTokens } from '@amparo/database/delete-some'
import { hashOfToken, newToken } from '@amparo/service/secrets/opaque-token'

const TOKEN_MS = 30 * 60_000

/** After a status check a person may send documents to the claim for a while, with a token. Only its hash is stored. */
export function createStatusTokens(database: Database) {
  return {
    async issue(tx: Queryable, claimId: string, now: Date): Promise<string> {
      const token = newToken('claimStatus')
      const expires_at = new Date(now.getTime() + TOKEN_MS)
      await tx.query('INSERT INTO status_tokens (token_hash, claim_id, expires_at) VALUES ($1, $2, $3)', [
        hashOfToken(token),
        claimId,
        expires_at,
      ])
      return token
    },

    async findClaimId(token: string, now: Date): Promise<string | null> {
      const [found] = await database.query<{ claim_id: string }>(
        'SELECT claim_id FROM status_tokens WHERE token_hash = $1 AND expires_at > $2',
        [hashOfToken(token), now],
      )
      return found?.claim_id ?? null
    },

    async revokeAll(tx: Queryable, claimId: string) {
      await tx.query('DELETE FROM status_tokens WHERE claim_id = $1', [claimId])
    },

    deleteExpired: (now: Date) => deleteAll(database, expiredTokens('status_tokens'), [now]),
  }
}
