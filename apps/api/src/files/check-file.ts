import { count } from '@amparo/service/telemetry/metrics/count'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { defineJob } from '../platform/jobs/jobs.ts'
import { type MalwareScan, ScannerUnavailable } from '../platform/malware-scan/malware-scan.ts'
import type { ObjectStore } from '../platform/object-store/object-store.ts'
import { checkedContent } from './checked-content.ts'
import type { FileRefusal, FileRow } from './files-repository/file-row.ts'
import type { FilesRepository } from './files-repository/files-repository.ts'
import { approvedKey, incomingKey } from './object-keys.ts'

/** `id` is the stored hash, which gives no access to the file. */
export const checkFileJob = defineJob<{ id: string }>('check-file', { atOnce: 3 })

/** About 25 minutes of trying. After that the file counts as unreadable, so that its sender is not left waiting. */
export const MOST_CHECKS = 30

type Parts = {
  repository: FilesRepository
  objectStore: ObjectStore
  malwareScan: MalwareScan
  clock: Clock
  log: FastifyBaseLogger
  /** Bytes of the largest file. */
  uploadLimit: number
  /** Whether a number is one of a card of the catalogue. */
  isInCatalogue: (digits: string) => boolean
}

/**
 * Approves or refuses a file. May be killed anywhere and started again, or run twice at once: checked content is stored under its
 * own key before the file counts as approved, and a decision is written once.
 */
export function createFileCheck({
  repository,
  objectStore,
  malwareScan,
  clock,
  log,
  uploadLimit,
  isInCatalogue,
}: Parts) {
  return async ({ id }: { id: string }) => {
    const file = await repository.beginCheck(id)
    if (!file) return
    const verdict = file.checks > MOST_CHECKS ? { reason: 'unreadable' as const } : await countedVerdict(file)
    const isDecided = 'bytes' in verdict ? await approve(file, verdict.bytes) : await refuse(file, verdict.reason)
    if (!isDecided) return
    count('amparo_uploads', { verdict: 'bytes' in verdict ? 'approved' : 'refused' })
    log.info({ file: file.object, reason: 'reason' in verdict ? verdict.reason : null }, 'file decided')
    await objectStore.remove(incomingKey(file.object))
  }

  /** While the scanner is unavailable, a file waits without using up one of its tries. */
  async function countedVerdict(file: FileRow) {
    try {
      return await verdictOn(file)
    } catch (error) {
      if (error instanceof ScannerUnavailable) await repository.uncountCheck(file.id)
      throw error
    }
  }

  async function verdictOn(file: FileRow) {
    const key = incomingKey(file.object)
    const object = await objectStore.get(key)
    // The store lists the object but cannot read it: another try, or another replica, may be able to.
    if (!object && (await objectStore.head(key))) throw new Error('the store has the file and does not give it')
    if (!object) return { reason: 'unreadable' as const }
    try {
      return await checkedContent(file, object, { scan: malwareScan, uploadLimit, isInCatalogue })
    } finally {
      object.content.destroy()
    }
  }

  async function approve({ id, object, content_type }: FileRow, content: Buffer) {
    await objectStore.put({ key: approvedKey(object), contentType: content_type, content })
    return repository.approve(id, { size: content.length, now: clock.now() })
  }

  function refuse({ id }: FileRow, reason: FileRefusal) {
    return repository.refuse(id, { reason, now: clock.now() })
  }
}
