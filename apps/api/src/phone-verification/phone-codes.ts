import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, type OldRows } from '@amparo/database/delete-some'
import type { Clock } from '../platform/clock.ts'
import type { CodeAddresses } from './code-addresses.ts'
import type { PhoneHashes } from './phone-hashes.ts'

export const CODE_MINUTES = 10
const CODE_MS = CODE_MINUTES * 60_000
const DAY_MS = 24 * 3_600_000
const MOST_TRIES = 5
/** After this many codes, each further one doubles the wait: a phone gets at most a dozen in a day, and nobody can block it. */
const FREE_SENDS = 5

export type TryOutcome = 'right' | 'invalid_code' | 'max_verify_attempts_reached'

/** Each limit is part of the statement that changes the row, so it holds for concurrent calls and across replicas. */
const STORE_CODE = `
  INSERT INTO phone_codes AS known (phone_hash, code_hash, expires_at, tries, sent_at)
  VALUES ($1, $2, $3, 0, ARRAY[$4::timestamptz])
  ON CONFLICT (phone_hash) DO UPDATE SET
    code_hash = excluded.code_hash,
    expires_at = excluded.expires_at,
    tries = 0,
    sent_at = ARRAY(SELECT sent FROM unnest(known.sent_at) AS sent WHERE sent > $5) || excluded.sent_at
  WHERE (
    SELECT count(*) < ${FREE_SENDS}
      OR max(sent) + interval '${CODE_MINUTES} minutes' * power(2, count(*) - ${FREE_SENDS}) <= $4
    FROM unnest(known.sent_at) AS sent WHERE sent > $5
  )
  RETURNING phone_hash`

/** A phone without a code gets one that nobody knows, so that the answer and its timing are the same as for any other phone. */
const COUNT_TRY = `
  INSERT INTO phone_codes AS known (phone_hash, code_hash, expires_at, tries, sent_at)
  VALUES ($1, $2, $3, 1, '{}')
  ON CONFLICT (phone_hash) DO UPDATE SET
    code_hash = CASE WHEN known.expires_at > $4 THEN known.code_hash ELSE excluded.code_hash END,
    expires_at = CASE WHEN known.expires_at > $4 THEN known.expires_at ELSE excluded.expires_at END,
    tries = CASE WHEN known.expires_at > $4 THEN known.tries + 1 ELSE 1 END
  RETURNING code_hash, tries`

const oldCodes: OldRows = { table: 'phone_codes', key: 'phone_hash', where: 'expires_at < $1' }

export function createPhoneCodes({
  database,
  clock,
  hashes,
  addresses,
}: {
  database: Database
  clock: Clock
  hashes: PhoneHashes
  addresses: CodeAddresses
}) {
  const fromNow = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)
  const nobodysHash = () => randomBytes(32).toString('base64url')

  return {
    /** A new code that replaces the last one, or null while the phone, or the address that asks, has had too many. */
    async newCode({ phone, address }: { phone: string; address: string }): Promise<string | null> {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      const isStored = await database.transaction(async (tx) => {
        if (!(await addresses.mayHaveOneSent(tx, { address, phone }, now))) return false
        const stored = await tx.query(STORE_CODE, [
          hashes.ofPhone(phone),
          hashes.ofCode(phone, code),
          fromNow(CODE_MS),
          now,
          fromNow(-DAY_MS),
        ])
        if (stored.length > 0) await addresses.count(tx, { address, phone }, now)
        return stored.length > 0
      })
      return isStored ? code : null
    },

    async deleteOld() {
      await deleteAll(database, oldCodes, [fromNow(-DAY_MS)])
      await addresses.deleteOld(database, clock.now())
    },

    async erase(tx: Queryable, phones: readonly string[]) {
      await tx.query('DELETE FROM phone_codes WHERE phone_hash = ANY($1)', [phones.map(hashes.ofPhone)])
    },

    /** Counts as a try, right or wrong. A right code cannot be used again. */
    async tryCode(tx: Queryable, { phone, code }: { phone: string; code: string }): Promise<TryOutcome> {
      const phoneHash = hashes.ofPhone(phone)
      const values = [phoneHash, nobodysHash(), fromNow(CODE_MS), clock.now()]
      const [row] = await tx.query<{ code_hash: string; tries: number }>(COUNT_TRY, values)
      const { code_hash, tries } = row as NonNullable<typeof row>
      const isRight = timingSafeEqual(Buffer.from(code_hash), Buffer.from(hashes.ofCode(phone, code)))
      if (tries > MOST_TRIES) return 'max_verify_attempts_reached'
      if (!isRight) return 'invalid_code'

      await tx.query('UPDATE phone_codes SET code_hash = $2 WHERE phone_hash = $1', [phoneHash, nobodysHash()])
      return 'right'
    },
  }
}
