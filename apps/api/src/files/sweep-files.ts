import type { Database } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { ObjectStore } from '../platform/object-store/object-store.ts'
import { checkFileJob } from './check-file.ts'
import type { FileArrivals } from './file-arrivals.ts'
import type { FilesRepository } from './files-repository/files-repository.ts'
import { approvedKey, incomingKey } from './object-keys.ts'
import { createLostObjectSweep } from './sweep-lost-objects.ts'
import type { UploadQuotaCounts } from './upload-quotas.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A draft lives for a day, so after two days no claim will use the file. */
const UNUSED_MS = 2 * DAY_MS
/** Longer than the queue keeps trying on its own. */
const STUCK_MS = 5 * MINUTE_MS
const MOST_AT_ONCE = 500

type Parts = {
  database: Database
  repository: FilesRepository
  quotas: Pick<UploadQuotaCounts, 'forgetOld'>
  arrivals: FileArrivals
  objectStore: ObjectStore
  jobs: Jobs
  clock: Clock
}

/** Finds files that nobody asks about: arrived, never arrived, checks that were given up, and leftovers. Safe to run twice at once. */
export function createFileSweep({ database, repository, quotas, arrivals, objectStore, jobs, clock }: Parts) {
  const sweepLostObjects = createLostObjectSweep({ database, objectStore, clock })

  /** Removes content whose file was deleted. */
  async function removeUnused() {
    for (const object of await repository.listUnusedObjects(MOST_AT_ONCE)) {
      await objectStore.remove(incomingKey(object))
      await objectStore.remove(approvedKey(object))
      await repository.deleteUnusedObject(object)
    }
  }

  async function all() {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)

    for (const file of await repository.listWaiting(before(MINUTE_MS), MOST_AT_ONCE)) await arrivals.look(file)

    const stuck = await repository.listStuck(before(STUCK_MS), MOST_AT_ONCE)
    await jobs.requeue(
      checkFileJob,
      stuck.map(({ id }) => ({ id })),
    )

    // A permit works until it expires, so a decided file may have been uploaded again. Approved content stays while it may be used.
    for (const { id, object, state } of await repository.listLeftovers(before(DAY_MS), MOST_AT_ONCE)) {
      await objectStore.remove(incomingKey(object))
      if (state === 'refused') await objectStore.remove(approvedKey(object))
      await repository.sweep(id, now)
    }

    // The row first, so that nothing can refer to it; content that a crash leaves behind is removed by the next sweep.
    await repository.deleteUnused(before(UNUSED_MS), MOST_AT_ONCE)
    await removeUnused()

    await quotas.forgetOld(now)
    await objectStore.sweep()
    await sweepLostObjects()
  }

  return { all, removeUnused }
}
