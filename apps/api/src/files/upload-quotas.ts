import { createHmac, createSecretKey } from 'node:crypto'
import type { Database, Queryable } from '@amparo/database/database'
import type { UploadQuotas } from '@amparo/rules/claims/sent-file'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** A tiny file also costs a row, a check and a block of the disk. */
const LEAST_BYTES = 16 * 1024

/** The bytes a permit takes from the quotas of its sender and of the sender's address. */
export type Reservation = { sender_hash: string; address_hash: string; reserved_bytes: number; signed_at: Date }

type Options = { database: Database; quotas: UploadQuotas; secret: string }

/** Counts bytes by the hour, so that a quota is the sum of at most 24 rows, and a file counts for 23 to 24 hours. */
export function createUploadQuotas({ database, quotas, secret }: Options) {
  const hashKey = createSecretKey(secret, 'hex')
  const hashOf = (kind: string, name: string) =>
    createHmac('sha256', hashKey).update(`${kind}\0${name}`).digest('base64url')

  const change = (tx: Queryable, { sender_hash, address_hash, signed_at }: Reservation, bytes: number) =>
    tx.query(
      `INSERT INTO upload_quotas (key_hash, hour, bytes) SELECT key, $2, greatest($3::bigint, 0) FROM unnest($1::text[]) AS key ORDER BY key
       ON CONFLICT (key_hash, hour) DO UPDATE SET bytes = greatest(upload_quotas.bytes + $3, 0)`,
      [[sender_hash, address_hash], hourOf(signed_at), bytes],
    )

  return {
    reservation: (sender: string, { address, bytes, now }: { address: string; bytes: number; now: Date }) => ({
      sender_hash: hashOf('sender', sender),
      address_hash: hashOf('address', address),
      reserved_bytes: Math.max(bytes, LEAST_BYTES),
      signed_at: now,
    }),

    /** False if either quota has too little left. Locks sender and address, so that parallel permits cannot exceed a quota together. */
    async reserve(tx: Queryable, wanted: Reservation): Promise<boolean> {
      const { sender_hash, address_hash, reserved_bytes, signed_at } = wanted
      await tx.query(
        `SELECT pg_advisory_xact_lock(hashtextextended(key, 0))
         FROM (SELECT key FROM unnest($1::text[]) AS key ORDER BY key) AS ordered`,
        [[sender_hash, address_hash]],
      )
      const rows = await tx.query<{ key_hash: string; bytes: number }>(
        `SELECT key_hash, sum(bytes)::bigint AS bytes FROM upload_quotas
         WHERE key_hash = ANY($1) AND hour > $2 GROUP BY key_hash`,
        [[sender_hash, address_hash], new Date(signed_at.getTime() - DAY_MS)],
      )
      const sent = new Map(rows.map(({ key_hash, bytes }) => [key_hash, Number(bytes)]))
      const hasRoom = (key: string, quota: number) => (sent.get(key) ?? 0) + reserved_bytes <= quota
      if (!hasRoom(sender_hash, quotas.sender) || !hasRoom(address_hash, quotas.address)) return false
      await change(tx, wanted, reserved_bytes)
      return true
    },

    /** For a permit that was never used. Refused files keep counting, so that nobody can flood the checks with them. */
    release: (tx: Queryable, reservation: Reservation) => change(tx, reservation, -reservation.reserved_bytes),

    async forgetOld(now: Date) {
      await database.query('DELETE FROM upload_quotas WHERE hour <= $1', [new Date(now.getTime() - DAY_MS)])
    },
  }
}

export type UploadQuotaCounts = ReturnType<typeof createUploadQuotas>

const hourOf = (instant: Date) => new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS)
