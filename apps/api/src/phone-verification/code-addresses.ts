import type { Database, Queryable } from '@amparo/database/database'
import type { PhoneHashes } from './phone-hashes.ts'

const DAY_MS = 24 * 3_600_000
/** Many people may share an address, but few of them claim on the same day. */
const MOST_A_DAY = 30

/** Locks the row until the transaction ends, so that concurrent calls in any replica are counted one after the other. */
const LOCK = `
  INSERT INTO phone_code_addresses AS known (address_hash, sent_at, touched_at) VALUES ($1, '{}', $2)
  ON CONFLICT (address_hash) DO UPDATE SET
    touched_at = excluded.touched_at,
    sent_at = ARRAY(SELECT sent FROM unnest(known.sent_at) AS sent WHERE sent > $3)
  RETURNING cardinality(sent_at) AS sent`

/** Rows that another call has locked are left for the next time. */
const FORGET_OLD = `
  DELETE FROM phone_code_addresses WHERE address_hash IN
    (SELECT address_hash FROM phone_code_addresses WHERE touched_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`

/** Limits the codes that one address may have sent in a day, to any phones: messages cost money and annoy people. */
export function createCodeAddresses(hashes: PhoneHashes) {
  const before = (now: Date) => new Date(now.getTime() - DAY_MS)

  return {
    async mayHaveOneSent(tx: Queryable, address: string, now: Date): Promise<boolean> {
      const [row] = await tx.query<{ sent: number }>(LOCK, [hashes.ofAddress(address), now, before(now)])
      return (row?.sent ?? 0) < MOST_A_DAY
    },

    async count(tx: Queryable, address: string, now: Date) {
      await tx.query('UPDATE phone_code_addresses SET sent_at = sent_at || $2::timestamptz WHERE address_hash = $1', [
        hashes.ofAddress(address),
        now,
      ])
    },

    forgetOld: (database: Database, now: Date) => database.query(FORGET_OLD, [before(now)]),
  }
}

export type CodeAddresses = ReturnType<typeof createCodeAddresses>
