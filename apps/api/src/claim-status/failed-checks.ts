import { createHmac, createSecretKey } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import { deleteAll, type OldRows } from '@amparo/database/delete-some'

/** A client address may fail this often within the window. */
const MOST_PER_ADDRESS = 5
const ADDRESS_WINDOW_MS = 15 * 60_000
/** From this many failures on, a claim makes everybody wait. Two client addresses can cause that many; each further failure doubles the wait. */
const WAIT_FROM = 10
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
const KEPT_MS = 24 * 3_600_000
const MOST_KEPT = 50

/** Locks both rows of a check, always in the same order so that two checks cannot deadlock, until the transaction ends. */
const LOCK = `
  INSERT INTO status_check_failures AS known (key_hash, failed_at, touched_at)
  SELECT key, '{}', $2 FROM unnest($1::text[]) AS key ORDER BY key
  ON CONFLICT (key_hash) DO UPDATE SET
    touched_at = excluded.touched_at,
    failed_at = ARRAY(SELECT failed FROM unnest(known.failed_at) AS failed WHERE failed > $3 AND failed <= $2
      ORDER BY failed DESC LIMIT ${MOST_KEPT})
  RETURNING key_hash, failed_at`

const COUNT = `
  UPDATE status_check_failures SET failed_at = $2::timestamptz || failed_at WHERE key_hash = ANY($1)
  RETURNING key_hash, failed_at`

const oldChecks: OldRows = { table: 'status_check_failures', key: 'key_hash', where: 'touched_at < $1' }

type Row = { key_hash: string; failed_at: Date[] }
export type CheckKeys = { address: string; claim: string }
export type FailedChecks = ReturnType<typeof createFailedChecks>

/**
 * Counts recent wrong checks. A client address is locked after five. A claim is never locked, or any stranger could lock out its owner: many
 * wrong checks from different addresses only make it wait. The table stores keyed hashes of addresses and claim numbers.
 */
export function createFailedChecks(secret: string) {
  const key = createSecretKey(secret, 'hex')
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest('base64url')
  const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
  const locked = (rows: Row[], { claim }: CheckKeys, now: Date) =>
    rows
      .filter(({ key_hash, failed_at }) => (key_hash === claim ? mustWait : hasFailedOften)(failed_at, now))
      .map(({ key_hash }) => key_hash)

  return {
    keysOf: ({ address, claimNumber }: { address: string; claimNumber: string }): CheckKeys => ({
      address: keyed('address', address),
      claim: keyed('claim', claimNumber),
    }),
    /** Returns the keys that may not be tried now. Other checks of these keys wait until the transaction ends. */
    lock: async (tx: Queryable, keys: CheckKeys, now: Date) =>
      locked(await tx.query<Row>(LOCK, [Object.values(keys), now, before(now, KEPT_MS)]), keys, now),
    /** Counts a failure, and returns the keys that may not be tried now. */
    count: async (tx: Queryable, keys: CheckKeys, now: Date) =>
      locked(await tx.query<Row>(COUNT, [Object.values(keys), now]), keys, now),
    deleteOld: (database: Database, now: Date) => deleteAll(database, oldChecks, [before(now, KEPT_MS)]),
  }
}

function hasFailedOften(failedAt: readonly Date[], now: Date): boolean {
  return failedAt.filter((failed) => now.getTime() - failed.getTime() < ADDRESS_WINDOW_MS).length >= MOST_PER_ADDRESS
}

/** `failedAt` must be sorted, newest first. */
function mustWait(failedAt: readonly Date[], now: Date): boolean {
  const [last] = failedAt
  const more = failedAt.length - WAIT_FROM
  if (!last || more < 0) return false
  return now.getTime() - last.getTime() < Math.min(FIRST_WAIT_MS * 2 ** more, LONGEST_WAIT_MS)
}
