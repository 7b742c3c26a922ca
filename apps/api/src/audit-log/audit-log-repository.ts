import { hash } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import type { AuditEntry } from '@amparo/service/app/audited'

export type AuditRow = AuditEntry & { position: number; happened_at: Date; hash: string }

/** One writer at a time, in all replicas: an entry has the hash of the one before it. */
const LOCK = 'SELECT pg_advisory_xact_lock(724503)'
const PAGE = 1_000

export function createAuditLogRepository(database: Database) {
  return {
    add: (entry: AuditEntry, now: Date) =>
      database.transaction(async (tx) => {
        await tx.query(LOCK)
        const [last] = await tx.query<{ position: number; hash: string }>(
          'SELECT position, hash FROM audit_log ORDER BY position DESC LIMIT 1',
        )
        const row = { ...entry, position: (last?.position ?? 0) + 1, happened_at: now }
        await tx.query(
          `INSERT INTO audit_log (position, happened_at, author, action, target, outcome, request_id, hash)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [row.position, now, row.author, row.action, row.target, row.outcome, row.request_id, hashOf(row, last?.hash)],
        )
      }),

    list: ({ author, before, limit }: { author?: string | undefined; before?: number | undefined; limit: number }) =>
      database.query<AuditRow>(
        `SELECT * FROM audit_log WHERE ($1::text IS NULL OR author = $1) AND ($2::bigint IS NULL OR position < $2)
         ORDER BY position DESC LIMIT $3`,
        [author ?? null, before ?? null, limit],
      ),

    /** Reads the log in pages from its beginning. The entry before the first one may have been deleted because of its age. */
    async check() {
      let [last, entries]: [AuditRow | undefined, number] = [undefined, 0]
      for (;;) {
        const rows: AuditRow[] = await database.query<AuditRow>(
          'SELECT * FROM audit_log WHERE position > $1 ORDER BY position LIMIT $2',
          [last?.position ?? 0, PAGE],
        )
        for (const row of rows) {
          const fits = last ? row.position === last.position + 1 && row.hash === hashOf(row, last.hash) : true
          const isFirst = !last && row.position === 1
          if (!fits || (isFirst && row.hash !== hashOf(row)))
            return { entries, broken_at: row.position, last_hash: null }
          last = row
          entries++
        }
        if (rows.length < PAGE) return { entries, broken_at: null, last_hash: last?.hash ?? null }
      }
    },

    /** Deletes nothing younger than a year; a trigger enforces that. */
    async deleteOld(before: Date): Promise<number> {
      const deleted = await database.query(
        `DELETE FROM audit_log WHERE position IN (
           SELECT position FROM audit_log WHERE happened_at < $1 AND happened_at < now() - interval '365 days' ORDER BY position LIMIT 1000
         ) RETURNING 1`,
        [before],
      )
      return deleted.length
    },
  }
}

function hashOf(row: Omit<AuditRow, 'hash'>, previous = ''): string {
  const { position, happened_at, author, action, target, outcome, request_id } = row
  const content = [previous, position, happened_at.toISOString(), author, action, target, outcome, request_id]
  return hash('sha256', JSON.stringify(content), 'hex')
}
