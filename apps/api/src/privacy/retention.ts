import { randomUUID } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import type { FastifyBaseLogger } from 'fastify'
import type { AuditLog } from '../audit-log/create-audit-log.ts'
import type { Clock } from '../platform/clock.ts'
import { oneByOne } from '../platform/one-by-one.ts'
import type { Retention } from '../platform/retention.ts'
import type { AreasWithPeople } from './areas-with-people.ts'
import type { Erasure } from './erase-person.ts'
import type { PrivacyRequests } from './privacy-requests-repository.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 100

type Parts = Pick<AreasWithPeople, 'claimRegister' | 'letters' | 'policies' | 'files' | 'ports'> & {
  auditLog: Pick<AuditLog, 'deleteOld'>
  database: Database
  clock: Clock
  log: FastifyBaseLogger
  erasure: Erasure
  requests: PrivacyRequests
  retention: Retention
}

/** Erases personal data past its retention period, in batches. What cannot be erased is logged, and the rest still is. Several replicas may run it at once. */
export function createRetention(parts: Parts) {
  const { database, clock, erasure, requests, retention, claimRegister, letters, policies, files, ports } = parts
  const { auditLog, log } = parts

  /** Without ids: the number of a letter contains digits of a card. */
  const logFailure = (kind: string) => (error: Error) =>
    log.error({ err: error, kind }, 'data past its retention period was not erased')

  const tried = (kind: string, work: () => Promise<void>) => work().catch(logFailure(kind))

  /** Zero if it fails. */
  const counted = (kind: string, work: () => Promise<number>) =>
    work().catch((error) => {
      logFailure(kind)(error)
      return 0
    })

  const eraseAll = (kind: string, list: (most: number) => Promise<string[]>, erase: (id: string) => Promise<boolean>) =>
    counted(kind, async () => {
      let erased = 0
      const work = async (id: string) => {
        if (await erase(id)) erased++
      }
      await oneByOne({ list, work, onFailure: logFailure(kind), atOnce: AT_ONCE })
      return erased
    })

  return async () => {
    const now = clock.now()
    const before = (kind: keyof Retention) => new Date(now.getTime() - retention[kind] * DAY_MS)
    const action = { author: 'system', now }
    const counts = {
      claims: await eraseAll(
        'claims',
        (most) =>
          claimRegister.personalData.listOld({ claims: before('claims'), duplicates: before('duplicates') }, most),
        async (id) => (await erasure.eraseClaim(id, action)).isNew,
      ),
      letters: await eraseAll(
        'letters',
        (most) => letters.personalData.listOld(before('letters'), most),
        (ticket) => erasure.eraseLetter(ticket, action),
      ),
      policies: await eraseAll(
        'policies',
        (most) => policies.personalData.listOld({ quotes: before('quotes'), policies: before('policies') }, most),
        (id) => erasure.erasePolicy(id, action),
      ),
      messages: await counted('messages', () =>
        database.transaction((tx) => ports.outbox.eraseOld(tx, before('messages'))),
      ),
    }
    await tried('files', async () => {
      await files.personalData.removeErased()
    })
    await tried('counts', () => claimRegister.personalData.deleteOldCounts(new Date(now.getTime() - 2 * DAY_MS)))
    await tried('audit log', async () => {
      while ((await auditLog.deleteOld(before('auditLog'))) > 0);
    })
    await tried('requests', () => requests.deleteOld(before('auditLog')))
    const isNothing = Object.values(counts).every((count) => count === 0)
    if (!isNothing) await requests.note({ id: randomUUID(), counts, now })
  }
}
