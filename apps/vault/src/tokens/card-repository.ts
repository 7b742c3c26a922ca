import { randomUUID } from 'node:crypto'
import type { Card, ExportedCard } from '@amparo/contract/vault'
import type { Database, Queryable } from '@amparo/database/database'
import { deleteSome, expiredTokens } from '@amparo/database/delete-some'
import { binOf } from '@amparo/rules/card/card-number'
import { newToken } from '@amparo/service/secrets/opaque-token'
import type { Fingerprint } from './fingerprint.ts'
import { hashOfToken } from './stored-token.ts'

export type NewToken = { token: string; digits: string; now: Date; expiresAt: Date }

const HOUR_MS = 60 * 60 * 1000

export function newCardToken(digits: string, { hours, now }: { hours: number; now: Date }): NewToken {
  return { token: newToken('card'), digits, now, expiresAt: new Date(now.getTime() + hours * HOUR_MS) }
}

const STORE_CARD = `INSERT INTO cards (card_id, fingerprint, bin, number_length, last4, created_at, last_used_on)
  VALUES ($1, $2, $3, $4, $5, $6, ($6::timestamptz AT TIME ZONE 'UTC')::date)
  ON CONFLICT (fingerprint) DO UPDATE SET last_used_on = excluded.last_used_on
  RETURNING card_id`

const unusedCards = {
  table: 'cards',
  key: 'card_id',
  where: `coalesce(last_used_on, (created_at AT TIME ZONE 'UTC')::date) < $1::date
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.card_id = cards.card_id)`,
}

/** Stores cards and tokens, also in somebody else's transaction. Of a number it stores a fingerprint and a truncation. */
export function cardStore(database: Queryable, fingerprint: Fingerprint) {
  const cardValues = (digits: string, now: Date) => {
    const { bin, number_length, last4 } = truncateCard(digits)
    return [randomUUID(), fingerprint.of(digits), bin, number_length, last4, now]
  }

  return {
    /** One statement, so that two simultaneous logins with a new card get the same card_id and no token lacks its card. */
    async storeToken({ token, digits, now, expiresAt }: NewToken): Promise<void> {
      await database.query(
        `WITH card AS (${STORE_CARD})
         INSERT INTO tokens (token_hash, card_id, created_at, expires_at) SELECT $7, card_id, $6, $8 FROM card`,
        [...cardValues(digits, now), hashOfToken(token), expiresAt],
      )
    },

    async storeCard({ digits, now }: { digits: string; now: Date }): Promise<string> {
      const [card] = await database.query<{ card_id: string }>(STORE_CARD, cardValues(digits, now))
      return card?.card_id as string
    },
  }
}

/** With the store, the only code that reads and writes cards and tokens. */
export function cardRepository(database: Database, fingerprint: Fingerprint) {
  return {
    ...cardStore(database, fingerprint),

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

    async export(cardIds: readonly string[]): Promise<ExportedCard[]> {
      const rows = await database.query<Omit<ExportedCard, 'created_at'> & { created_at: Date }>(
        `SELECT bin, last4, number_length, created_at, last_used_on FROM cards WHERE card_id = ANY($1::uuid[]) ORDER BY created_at`,
        [cardIds],
      )
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
    },

    /** The lock orders this with a login at the same moment: one before it is forgotten too, one after it gets a new card. */
    forget(cardId: string): Promise<void> {
      return database.transaction(async (tx) => {
        await tx.query('SELECT 1 FROM cards WHERE card_id = $1 FOR UPDATE', [cardId])
        await tx.query('DELETE FROM tokens WHERE card_id = $1', [cardId])
        await tx.query('DELETE FROM cards WHERE card_id = $1', [cardId])
      })
    },

    deleteExpired: (now: Date) => deleteSome(database, expiredTokens('tokens'), [now]),

    /** Deletes cards that nobody has used since. A token that is still valid keeps its card. */
    deleteUnused: (before: Date) => deleteSome(database, unusedCards, [before.toISOString().slice(0, 10)]),
  }
}

export type CardRepository = ReturnType<typeof cardRepository>

/** What PCI DSS allows to store of a number. */
function truncateCard(digits: string) {
  return { bin: binOf(digits), number_length: digits.length, last4: digits.slice(-4) }
}
