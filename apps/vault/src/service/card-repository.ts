import { randomUUID } from 'node:crypto'
import type { Card } from '@amparo/contract/vault'
import type { Queryable } from '@amparo/database/database'
import type { Fingerprint } from './fingerprint.ts'
import { hashOfToken } from './opaque-token.ts'
import { truncateCard } from './truncate-card.ts'

export type NewToken = { token: string; digits: string; now: Date; expiresAt: Date }

const KEEP_CARD = `INSERT INTO cards (card_id, fingerprint, bin, number_length, last4, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (fingerprint) DO UPDATE SET last4 = excluded.last4
  RETURNING card_id`

/** The one place that reads and writes cards and tokens. Digits come in, a fingerprint and a truncation go on. */
export function cardRepository(database: Queryable, fingerprint: Fingerprint) {
  const cardValues = (digits: string, now: Date) => {
    const { bin, number_length, last4 } = truncateCard(digits)
    return [randomUUID(), fingerprint.of(digits), bin, number_length, last4, now]
  }

  return {
    /** One statement, so that two logins with a new card at once get the same card_id and no token lacks its card. */
    async keepToken({ token, digits, now, expiresAt }: NewToken): Promise<void> {
      await database.query(
        `WITH card AS (${KEEP_CARD})
         INSERT INTO tokens (token_hash, card_id, created_at, expires_at) SELECT $7, card_id, $6, $8 FROM card`,
        [...cardValues(digits, now), hashOfToken(token), expiresAt],
      )
    },

    async keepCard({ digits, now }: { digits: string; now: Date }): Promise<string> {
      const [card] = await database.query<{ card_id: string }>(KEEP_CARD, cardValues(digits, now))
      return card?.card_id as string
    },

    async findByToken(token: string, now: Date): Promise<Card | undefined> {
      const [card] = await database.query<Card>(
        `SELECT card_id, bin, number_length, last4 FROM tokens JOIN cards USING (card_id)
         WHERE token_hash = $1 AND expires_at > $2`,
        [hashOfToken(token), now],
      )
      return card
    },

    async revoke(token: string): Promise<void> {
      await database.query('DELETE FROM tokens WHERE token_hash = $1', [hashOfToken(token)])
    },

    async purgeExpired(now: Date): Promise<void> {
      await database.query('DELETE FROM tokens WHERE expires_at <= $1', [now])
    },
  }
}

export type CardRepository = ReturnType<typeof cardRepository>
