import { checkAuditLog, listAuditLog } from '@amparo/contract/audit-log'
import type { Database } from '@amparo/database/database'
import type { AuditEntry } from '@amparo/service/app/audited'
import { implement } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import { createAuditLogRepository } from './audit-log-repository.ts'

const USUAL_LIMIT = 50

export type AuditLog = ReturnType<typeof createAuditLog>

/** Who did what and when, of everything operators do. `mountRoutes` records every call; nothing is recorded by hand. */
export function createAuditLog({ database, clock }: { database: Database; clock: Clock }) {
  const log = createAuditLogRepository(database)

  return {
    record: (entry: AuditEntry) => log.add(entry, clock.now()),
    deleteOld: log.deleteOld,

    routes: [
      implement(listAuditLog, async ({ query }) => {
        const limit = Number(query.limit ?? USUAL_LIMIT)
        const before = query.before === undefined ? undefined : Number(query.before)
        const rows = await log.list({ author: query.author, before, limit })
        const entries = rows.map(({ hash: _, happened_at, ...row }) => ({
          ...row,
          happened_at: happened_at.toISOString(),
        }))
        return { entries, next: rows.length === limit ? (rows.at(-1)?.position ?? null) : null }
      }),
      implement(checkAuditLog, () => log.check()),
    ],
  }
}
