import type { Database, Queryable } from '@amparo/database/database'
import type { PhoneHashes } from './phone-hashes.ts'

const DAY_MS = 24 * 3_600_000
/** Many people may share an address; few of them claim on one day. */
const MOST_A_DAY = 30

/** The row stays taken until the transaction ends, so that calls at the same time, in any replica, are counted one after the other. */
const TAKE = `
  INSERT INTO phone_code_addresses AS known (address_hash, sent_at, touched_at) VALUES ($1, '{}', $2)
  ON CONFLICT (address_hash) DO UPDATE SET
    touched_at = excluded.touched_at,
    sent_at = ARRAY(SELECT sent FROM unnest(known.sent_at) AS sent WHERE sent > $3)
  RETURNING cardinality(sent_at) AS sent`

/** Rows that another call is at are left for the next time. */
const FORGET_OLD = `
  DELETE FROM phone_code_addresses WHERE address_hash IN
    (SELECT address_hash FROM phone_code_addresses WHERE touched_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`

/** How many codes an address had sent in a day, whoever to: who writes to many phones costs money and annoys many people. */
export function createCodeAddresses(hashes: PhoneHashes) {
  const before = (now: Date) => new Date(now.getTime() - DAY_MS)

  return {
    async mayHaveOneSent(tx: Queryable, address: string, now: Date): Promise<boolean> {
      const [row] = await tx.query<{ sent: number }>(TAKE, [hashes.ofAddress(address), now, before(now)])
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
