import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, expiredTokens } from '@amparo/database/delete-some'
import { newToken } from '@amparo/service/secrets/opaque-token'
import type { Clock } from '../platform/clock.ts'
import type { Person } from '../platform/personal-data.ts'
import type { PhoneHashes } from './phone-hashes.ts'

const TOKEN_MS = 24 * 3_600_000

/** The card, and where the caller knows it the phone, that a token must belong to. */
export type TokenHolder = { cardId: string; phone?: string }

const VALID = `token_hash = $1 AND card_id = $2 AND ($3::text IS NULL OR phone_hash = $3)
  AND expires_at > $4 AND used_at IS NULL`

/** A token shows that a person with this card has this phone. Only its hash is stored. */
export function createPhoneTokens({
  database,
  clock,
  hashes,
}: {
  database: Database
  clock: Clock
  hashes: PhoneHashes
}) {
  const values = (token: string, { cardId, phone }: TokenHolder) => [
    hashes.ofToken(token),
    cardId,
    phone === undefined ? null : hashes.ofPhone(phone),
    clock.now(),
  ]

  return {
    async issue(tx: Queryable, { cardId, phone }: Required<TokenHolder>): Promise<string> {
      const token = newToken('phone')
      await tx.query('INSERT INTO phone_tokens (token_hash, phone_hash, card_id, expires_at) VALUES ($1, $2, $3, $4)', [
        hashes.ofToken(token),
        hashes.ofPhone(phone),
        cardId,
        new Date(clock.now().getTime() + TOKEN_MS),
      ])
      return token
    },

    async erase(tx: Queryable, { phones, card_ids }: Pick<Person, 'phones' | 'card_ids'>) {
      await tx.query('DELETE FROM phone_tokens WHERE card_id = ANY($1::uuid[]) OR phone_hash = ANY($2)', [
        card_ids,
        phones.map(hashes.ofPhone),
      ])
    },

    deleteExpired: () => deleteAll(database, expiredTokens('phone_tokens'), [clock.now()]),

    /** Whether the token could be used now. */
    async verifyToken(token: string, holder: TokenHolder): Promise<boolean> {
      const found = await database.query(`SELECT 1 FROM phone_tokens WHERE ${VALID}`, values(token, holder))
      return found.length > 0
    },

    /** Runs in the transaction that needs the token, and is rolled back with it. A token can be spent once. */
    async spendToken(tx: Queryable, token: string, holder: TokenHolder): Promise<boolean> {
      const used = await tx.query(
        `UPDATE phone_tokens SET used_at = $4 WHERE ${VALID} RETURNING token_hash`,
        values(token, holder),
      )
      return used.length > 0
    },
  }
}
