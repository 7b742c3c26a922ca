import { createHmac, createSecretKey, randomUUID } from 'node:crypto'
import { getLongOperation } from '@amparo/contract/long-operations'
import type { Database, Queryable } from '@amparo/database/database'
import { implement } from '@amparo/service/app/implement'
import { hashOfToken, tokenKinds } from '@amparo/service/secrets/opaque-token'
import type { Clock } from '../platform/clock.ts'
import type { Job, Jobs } from '../platform/jobs/jobs.ts'
import {
  createOperationsRepository,
  type OperationResponse,
  type OperationResult,
} from './long-operations-repository.ts'

/** Well after the queue has given up on its own. */
const GIVEN_UP_MS = 60_000

export type OperationJob = Job<{ long_operation_id: string }>
/** The operation's row, for what is written together with it. */
export type NewOperation = { id: string; now: Date }

type Work = {
  job: OperationJob
  /** Writes what the operation is about, in its transaction and before it. False when the same was received before. */
  insert: (tx: Queryable, operation: NewOperation) => Promise<boolean>
  /** The row id of the operation that received the same before. */
  findKnown: () => Promise<string | null>
}
type Parts = {
  database: Database
  jobs: Jobs
  clock: Clock
  /** For the ids of operations; 32 bytes in hex, the same in every replica. */
  key: string
}

export type LongOperations = ReturnType<typeof createLongOperations>

/** Work that outlives its request: received once, finished by a job, and polled by the browser that holds its id. */
export function createLongOperations({ database, jobs, clock, key }: Parts) {
  const operations = createOperationsRepository(database)
  const idKey = createSecretKey(key, 'utf8')

  /**
   * The id that a browser holds gives access to the operation, so only its hash is stored. The same submission must always get the
   * same id, so the id is derived from the row's own random id with a key that the database does not hold.
   */
  const publicId = (row: string) =>
    `${tokenKinds.longOperation}_${createHmac('sha256', idKey).update(`long operation ${row}`).digest('base64url')}`

  async function resume(id: string | null): Promise<string> {
    const operation = id && (await operations.find(id))
    if (!operation) throw new Error('the operation no longer exists')
    const operationId = publicId(operation.id)
    // The key was another one when the operation started; from now on it is found by the new id.
    if (operation.id_hash !== hashOfToken(operationId))
      await operations.setIdHash(operation.id, hashOfToken(operationId))
    return operationId
  }

  /** Undefined: there is no such operation. Null: it is not done yet. */
  async function result(operationId: string): Promise<OperationResult | null | undefined> {
    const found = await operations.findResponse(hashOfToken(operationId))
    return found ? found.response && { response: found.response } : undefined
  }

  return {
    hashOf: hashOfToken,
    result,

    /** Writes operation, work and job in one transaction. Returns the id for the browser: the same one whenever the same work comes in. */
    async begin({ job, insert, findKnown }: Work): Promise<string> {
      const [id, now] = [randomUUID(), clock.now()]
      const operationId = publicId(id)
      const isNew = await database.transaction(async (tx) => {
        // Insert the work first: if it was received before, nothing else is written.
        if (!(await insert(tx, { id, now }))) return false
        await operations.insert(tx, { id, id_hash: hashOfToken(operationId), job: job.queue, started_at: now })
        await jobs.enqueue(tx, job, { long_operation_id: id })
        return true
      })
      if (!isNew) return resume(await findKnown())
      jobs.wake(job)
      return operationId
    },

    /** Does `work` and stores its response in one transaction: once, however often a job runs or is killed. */
    finish: (id: string, work: (tx: Queryable, now: Date) => Promise<OperationResponse>) =>
      database.transaction(async (tx) => {
        if (!(await operations.lock(tx, id))) return
        const now = clock.now()
        await operations.finish(tx, id, { response: await work(tx, now), now })
      }),

    /** Enqueues again what the queue gave up on. A worker calls it each minute. */
    async requeueUnfinished() {
      const givenUpBefore = new Date(clock.now().getTime() - GIVEN_UP_MS)
      const unfinished = Object.groupBy(await operations.listUnfinished(givenUpBefore), ({ job }) => job)
      for (const [queue, ofQueue = []] of Object.entries(unfinished))
        await jobs.requeue(
          { queue },
          ofQueue.map(({ id }) => ({ long_operation_id: id })),
        )
    },

    routes: [
      implement(getLongOperation, async ({ params, refuse }) => {
        const found = await result(params.id)
        return found === undefined ? refuse('unknown_operation') : { done: found !== null, result: found }
      }),
    ],
  }
}
