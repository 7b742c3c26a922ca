import type { Database } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { ObjectStore } from '../platform/object-store/object-store.ts'
import { checkFileJob } from './check-file.ts'
import type { FileArrivals } from './file-arrivals.ts'
import type { FilesRepository } from './files-repository.ts'
import { approvedKey, incomingKey } from './object-keys.ts'
import { createUnusedFiles } from './unused-files.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A draft lives for a day: after two nobody sends the claim any more that a file was meant for. */
const UNUSED_MS = 2 * DAY_MS
/** Longer than a job is tried again by itself. */
const STUCK_MS = 5 * MINUTE_MS
const MOST_AT_ONCE = 500

type Parts = {
  database: Database
  repository: FilesRepository
  arrivals: FileArrivals
  objectStore: ObjectStore
  jobs: Jobs
  clock: Clock
}

/** What nobody asks about is noticed here: arrivals and absences, checks that were given up, and leftovers. Safe to run twice at once. */
export function createFileSweep({ database, repository, arrivals, objectStore, jobs, clock }: Parts) {
  const unused = createUnusedFiles(database)

  return async () => {
    const now = clock.now()
    const before = (ms: number) => new Date(now.getTime() - ms)

    for (const file of await repository.listWaiting(before(MINUTE_MS), MOST_AT_ONCE)) await arrivals.look(file)

    for (const { id } of await repository.listStuck(before(STUCK_MS), MOST_AT_ONCE))
      await database.transaction(async (tx) => {
        if (await repository.requeue(tx, id, { now, before: before(STUCK_MS) }))
          await jobs.enqueue(tx, checkFileJob, { id })
      })

    // A permit works until it expires, so a decided file may have been sent again. What is approved stays while it may be used.
    for (const { id, object, state } of await repository.listLeftovers(before(DAY_MS), MOST_AT_ONCE)) {
      await objectStore.remove(incomingKey(object))
      if (state === 'refused') await objectStore.remove(approvedKey(object))
      await repository.sweep(id, now)
    }

    // First the row, since nothing can refer to it then; what a crash leaves of the content is found by the next.
    await unused.forget(before(UNUSED_MS), MOST_AT_ONCE)
    for (const object of await unused.listObjects(MOST_AT_ONCE)) {
      await objectStore.remove(incomingKey(object))
      await objectStore.remove(approvedKey(object))
      await unused.objectIsGone(object)
    }
  }
}
