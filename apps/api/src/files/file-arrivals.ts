import type { Database } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { ObjectStore } from '../platform/object-store/object-store.ts'
import { checkFileJob } from './check-file.ts'
import type { FileRow } from './files-repository/file-row.ts'
import type { FilesRepository } from './files-repository/files-repository.ts'
import { incomingKey, objectOf } from './object-keys.ts'
import type { UploadQuotaCounts } from './upload-quotas.ts'

/** Stores check a permit when a request starts, so an upload may finish after its permit has expired. */
const STILL_ARRIVING_MS = 10 * 60_000

export type FileArrivals = ReturnType<typeof createFileArrivals>

type Parts = {
  database: Database
  repository: FilesRepository
  quotas: Pick<UploadQuotaCounts, 'release'>
  objectStore: ObjectStore
  jobs: Jobs
  clock: Clock
}

/** Notices that a file has arrived, or never will. A store that notifies calls `arrived`; others are asked by `look`. */
export function createFileArrivals({ database, repository, quotas, objectStore, jobs, clock }: Parts) {
  async function arrived(key: string): Promise<FileRow | null> {
    const object = objectOf(key)
    if (object === null) return null
    const file = await database.transaction(async (tx) => {
      const found = await repository.arrive(tx, object, clock.now())
      if (found) await jobs.enqueue(tx, checkFileJob, { id: found.id })
      return found
    })
    if (file) jobs.wake(checkFileJob)
    // A second file on the same permit, or one that arrived after its permit was given up. Kept, it would take space that counts toward no quota.
    else if (await repository.isDecided(object)) await objectStore.remove(key)
    return file
  }

  return {
    arrived,

    /** The file as it is now, or null when another process just changed it. */
    async look(file: FileRow): Promise<FileRow | null> {
      if (file.state !== 'waiting') return file
      if (await objectStore.head(incomingKey(file.object))) return arrived(incomingKey(file.object))
      const now = clock.now()
      if (now.getTime() < file.expires_at.getTime() + STILL_ARRIVING_MS) return file
      return database.transaction(async (tx) => {
        const { file: expired, reservation } = await repository.expire(tx, file.id, now)
        if (reservation) await quotas.release(tx, reservation)
        return expired
      })
    },
  }
}
