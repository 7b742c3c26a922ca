import type { Queryable } from '@amparo/database/database'
import { deleteSome, expiredTokens } from '@amparo/database/delete-some'
import { hashOfToken, lastEndToDelete } from '../tokens/stored-token.ts'

type NewTravelToken = { token: string; panToken: string; now: Date; expiresAt: Date }
type Problem = 'unknown_token' | 'expired_token' | 'used_token'

/** Our own travel-document tokens. Each belongs to a card token and is deleted with it. */
export function travelTokenRepository(database: Queryable) {
  return {
    /** False if the card token is unknown or has expired. The row lock orders this with a simultaneous logout. */
    async store({ token, panToken, now, expiresAt }: NewTravelToken): Promise<boolean> {
      const rows = await database.query(
        `INSERT INTO travel_document_tokens (token_hash, pan_token_hash, expires_at)
         SELECT $1, token_hash, least($2, expires_at) FROM tokens WHERE token_hash = $3 AND expires_at > $4 FOR KEY SHARE
         RETURNING expires_at`,
        [hashOfToken(token), expiresAt, hashOfToken(panToken), now],
      )
      return rows.length > 0
    },

    /** A single statement uses it up, so only one of several simultaneous calls gets the card. */
    async use(token: string, { now }: { now: Date }): Promise<{ card_id: string } | { problem: Problem }> {
      const [card] = await database.query<{ card_id: string }>(
        `UPDATE travel_document_tokens SET used_at = $2 FROM tokens
         WHERE travel_document_tokens.token_hash = $1 AND tokens.token_hash = pan_token_hash
           AND used_at IS NULL AND travel_document_tokens.expires_at > $2
         RETURNING card_id`,
        [hashOfToken(token), now],
      )
      if (card) return card

      const [stored] = await database.query<{ has_ended: boolean }>(
        'SELECT expires_at <= $2 AS has_ended FROM travel_document_tokens WHERE token_hash = $1',
        [hashOfToken(token), now],
      )
      if (!stored) return { problem: 'unknown_token' }
      return { problem: stored.has_ended ? 'expired_token' : 'used_token' }
    },

    async release(token: string): Promise<void> {
      await database.query('UPDATE travel_document_tokens SET used_at = NULL WHERE token_hash = $1', [
        hashOfToken(token),
      ])
    },

    deleteExpired: (now: Date) => deleteSome(database, expiredTokens('travel_document_tokens'), [lastEndToDelete(now)]),
  }
}

export type TravelTokenRepository = ReturnType<typeof travelTokenRepository>
