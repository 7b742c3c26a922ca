import { createHmac } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'

const MOST_FAILURES = 5
const WINDOW_MS = 15 * 60_000

/** Locks both rows of a check, always in the same order so that two checks cannot deadlock, until the transaction ends. */
const LOCK = `
  INSERT INTO status_check_failures AS known (key_hash, failed_at, touched_at)
  SELECT key, '{}', $2 FROM unnest($1::text[]) AS key ORDER BY key
  ON CONFLICT (key_hash) DO UPDATE SET
    touched_at = excluded.touched_at,
    failed_at = ARRAY(SELECT failed FROM unnest(known.failed_at) AS failed WHERE failed > $3 AND failed <= $2)
  RETURNING key_hash, cardinality(failed_at) AS failures`

const COUNT = `
  UPDATE status_check_failures SET failed_at = failed_at || $2::timestamptz WHERE key_hash = ANY($1)
  RETURNING key_hash, cardinality(failed_at) AS failures`

/** Rows that another check has locked are left for the next time. */
const DELETE_OLD = `
  DELETE FROM status_check_failures WHERE key_hash IN
    (SELECT key_hash FROM status_check_failures WHERE touched_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`

type Row = { key_hash: string; failures: number }

/** Counts recent wrong checks by address and by claim number. The table holds neither, only keyed hashes. */
export function createFailedChecks(secret: string) {
  const key = Buffer.from(secret, 'hex')
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest('base64url')
  const overLimit = (rows: Row[]) =>
    rows.flatMap(({ key_hash, failures }) => (failures >= MOST_FAILURES ? [key_hash] : []))
  const before = (now: Date) => new Date(now.getTime() - WINDOW_MS)

  return {
    keysOf: ({ address, claimNumber }: { address: string; claimNumber: string }) => [
      keyed('address', address),
      keyed('claim', claimNumber),
    ],
    /** Answers the keys with too many failures. Other checks of these keys wait until the transaction ends. */
    lock: async (tx: Queryable, keys: readonly string[], now: Date) =>
      overLimit(await tx.query<Row>(LOCK, [keys, now, before(now)])),
    /** Counts a failure, and answers the keys that now have too many. */
    count: async (tx: Queryable, keys: readonly string[], now: Date) =>
      overLimit(await tx.query<Row>(COUNT, [keys, now])),
    deleteOld: (database: Database, now: Date) => database.query(DELETE_OLD, [before(now)]),
  }
}
