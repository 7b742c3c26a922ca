import type { Database, Queryable } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { Job, Jobs } from '../platform/jobs/jobs.ts'
import type { OperationResponse, OperationsRepository } from './long-operations-repository.ts'

/** Well after the queue has given up on its own. */
const GIVEN_UP_MS = 60_000

export type OperationJob = Job<{ long_operation_id: string }>

type Parts = { database: Database; operations: OperationsRepository; jobs: Pick<Jobs, 'requeue'>; clock: Clock }

/**
 * The version before this one wrote an operation first and left it to a job. Until it has been replaced everywhere and all of these jobs have run,
 * workers finish them; after that, delete this file with all that uses it, and later the column `job`, which only these need.
 */
export function olderOperations({ database, operations, jobs, clock }: Parts) {
  return {
    /** Does `work` and stores its response in one transaction: once, however often a job runs or is killed. */
    finish: (id: string, work: (tx: Queryable, now: Date) => Promise<OperationResponse>) =>
      database.transaction(async (tx) => {
        if (!(await operations.lock(tx, id))) return
        const now = clock.now()
        await operations.finish(tx, id, { response: await work(tx, now), now })
      }),

    /** Enqueues again what the queue gave up on. A worker calls it each minute. */
    async requeue() {
      const givenUpBefore = new Date(clock.now().getTime() - GIVEN_UP_MS)
      const unfinished = Object.groupBy(await operations.listUnfinished(givenUpBefore), ({ job }) => job)
      for (const [queue, ofQueue = []] of Object.entries(unfinished))
        await jobs.requeue(
          { queue },
          ofQueue.map(({ id }) => ({ long_operation_id: id })),
        )
    },
  }
}
