import { createHash } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import { deleteSome, expiredTokens } from '@amparo/database/delete-some'
import { cardStore, type NewToken } from '../tokens/card-repository.ts'
import type { Fingerprint } from '../tokens/fingerprint.ts'
import { lastEndToDelete } from '../tokens/stored-token.ts'
import type { PartnerToken } from './open-partner-token.ts'

type TokenId = Pick<PartnerToken, 'partner' | 'jti'>

/**
 * Issuers' tokens that were used. A use is an insert that succeeds only once, in one transaction with its result: of several
 * simultaneous uses, on any replica, one wins, and a use that fails half way leaves the token unused.
 */
export function partnerTokenRepository(database: Database, fingerprint: Fingerprint) {
  return {
    /** Stores the card token that the issuer's token is exchanged for; false if it was used before. */
    exchange(token: PartnerToken, given: NewToken): Promise<boolean> {
      return database.transaction(async (tx) => {
        if (!(await markUsed(tx, token))) return false
        await cardStore(tx, fingerprint).storeToken(given)
        return true
      })
    },

    /** The card behind the token, or null if the token was used before. */
    use(token: PartnerToken, { now }: { now: Date }): Promise<string | null> {
      return database.transaction(async (tx) => {
        if (!(await markUsed(tx, token))) return null
        return await cardStore(tx, fingerprint).storeCard({ digits: token.digits, now })
      })
    },

    async release(token: TokenId): Promise<void> {
      await database.query('DELETE FROM used_partner_tokens WHERE token_hash = $1', [hashOf(token)])
    },

    deleteExpired: (now: Date) => deleteSome(database, expiredTokens('used_partner_tokens'), [lastEndToDelete(now)]),
  }
}

export type PartnerTokenRepository = ReturnType<typeof partnerTokenRepository>

async function markUsed(tx: Queryable, token: PartnerToken): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO used_partner_tokens (token_hash, expires_at) VALUES ($1, $2)
     ON CONFLICT (token_hash) DO NOTHING RETURNING expires_at`,
    [hashOf(token), token.expiresAt],
  )
  return rows.length > 0
}

/** With the partner's name, so that no partner can use up another's ids. A name contains no line break. */
function hashOf({ partner, jti }: TokenId): Buffer {
  return createHash('sha256').update(`${partner}\n${jti}`).digest()
}
