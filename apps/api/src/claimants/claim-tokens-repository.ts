import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, expiredTokens } from '@amparo/database/delete-some'
import { hashOfToken, newToken } from '@amparo/service/secrets/opaque-token'

const TOKEN_MS = 30 * 60_000

export type FoundToken = { policy_id: string; expires_at: Date }

/** Claim tokens. After its claim is sent, a token still opens the form until it expires, in case the answer got lost, but sends no other claim. */
export function createClaimTokens(database: Database) {
  return {
    async issue(policyId: string, now: Date) {
      const token = newToken('claim')
      const expires_at = new Date(now.getTime() + TOKEN_MS)
      await database.query('INSERT INTO claim_tokens (token_hash, policy_id, expires_at) VALUES ($1, $2, $3)', [
        hashOfToken(token),
        policyId,
        expires_at,
      ])
      return { token, expires_at }
    },

    async find(token: string, now: Date): Promise<FoundToken | null> {
      const [found] = await database.query<FoundToken>(
        'SELECT policy_id, expires_at FROM claim_tokens WHERE token_hash = $1 AND expires_at > $2',
        [hashOfToken(token), now],
      )
      return found ?? null
    },

    /** False if the token has sent a claim before, or has expired. */
    async spend(tx: Queryable, token: string, now: Date): Promise<boolean> {
      const spent = await tx.query(
        `UPDATE claim_tokens SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
         RETURNING token_hash`,
        [hashOfToken(token), now],
      )
      return spent.length > 0
    },

    async revokeAll(tx: Queryable, policyId: string) {
      await tx.query('DELETE FROM claim_tokens WHERE policy_id = $1', [policyId])
    },

    deleteExpired: (now: Date) => deleteAll(database, expiredTokens('claim_tokens'), [now]),
  }
}
