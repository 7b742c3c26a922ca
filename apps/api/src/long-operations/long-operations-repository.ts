import { randomUUID } from 'node:crypto'
import type { Answer } from '@amparo/contract/endpoint'
import type { getLongOperation } from '@amparo/contract/long-operations'
import type { Database, Queryable } from '@amparo/database/database'
import type { Clock } from '../platform/clock.ts'
import type { Job, Jobs } from '../platform/jobs/jobs.ts'
import { createOperationIds, operationHash } from './operation-ids.ts'

/** Well after the jobs port has given up on its own. */
const GIVEN_UP_MS = 60_000

type Result = NonNullable<Answer<typeof getLongOperation>['result']>
/** `more` are those that were received together with it: a queue costs more than a row. */
export type OperationData = { long_operation_id: string; more?: string[] }
export type OperationJob = Job<OperationData>
/** A row that is about to be written. */
export type NewOperation = { id: string; id_hash: string; now: Date }

type Work = {
  job: OperationJob
  /** In the transaction of operation and job. False: it is here already, or on its way in another transaction that won. */
  insert: (tx: Queryable, operation: NewOperation) => Promise<boolean>
  /** The operation of what is here already. */
  known: () => Promise<string | null>
}
/** The same for many of one kind. */
type Works<Item> = {
  job: OperationJob
  items: readonly Item[]
  /** Answers the ids of those that are new. */
  insert: (tx: Queryable, rows: readonly { item: Item; operation: NewOperation }[]) => Promise<ReadonlySet<string>>
  known: (item: Item) => Promise<string | null>
}
type Parts = {
  database: Database
  jobs: Jobs
  clock: Clock
  /** For the ids of operations; 32 bytes in hex, the same in every replica. */
  key: string
}
type Operation = { id: string; done_at: Date | null; id_hash: string }

export type LongOperations = ReturnType<typeof createLongOperations>

/** Work that outlives its request: received once, finished by a job, asked for by whoever holds its id. */
export function createLongOperations({ database, jobs, clock, key }: Parts) {
  const ids = createOperationIds(key)

  return {
    hashOf: operationHash,

    /** Answers the id that a browser gets: the same one however often and wherever the same work comes in. */
    async begin({ job, insert, known }: Work): Promise<string> {
      const [id] = await beginAll({
        job,
        items: [null],
        known,
        insert: async (tx, rows) => {
          const [operation] = rows.map((row) => row.operation) as [NewOperation]
          return new Set((await insert(tx, operation)) ? [operation.id] : [])
        },
      })
      return id as string
    },

    beginAll,

    /** Undefined: nobody holds this id. Null: it is not done yet. */
    async result(operationId: string): Promise<Result | null | undefined> {
      const [found] = await database.query<{ response: Result['response'] | null }>(
        'SELECT response FROM long_operations WHERE id_hash = $1',
        [operationHash(operationId)],
      )
      return found && (found.response ? { response: found.response } : null)
    },

    /**
     * What the queue gave up on is tried again: an operation was promised to somebody, and nobody else asks for it. At the start and every
     * minute, in every replica; each operation once a minute.
     */
    async requeueUnfinished() {
      const unfinished = await database.query<{ id: string }>(
        `SELECT id FROM long_operations WHERE done_at IS NULL AND coalesce(requeued_at, started_at) < $1
         ORDER BY started_at LIMIT 1000`,
        [givenUpBefore()],
      )
      for (const { id } of unfinished) await requeue(id)
    },
  }

  async function beginAll<Item>({ job, items, insert, known }: Works<Item>): Promise<string[]> {
    const now = clock.now()
    const rows = items.map((item) => {
      const id = randomUUID()
      const own = ids.of(id)
      return { item, own, operation: { id, id_hash: operationHash(own), now } }
    })
    const isNew = await database.transaction(async (tx) => {
      const inserted = await insert(tx, rows)
      const [long_operation_id, ...more] = inserted
      if (long_operation_id) await jobs.enqueue(tx, job, { long_operation_id, more })
      return inserted
    })
    if (isNew.size > 0) jobs.wake(job)
    return Promise.all(
      rows.map(async ({ item, own, operation: { id } }) => (isNew.has(id) ? own : resumed(await known(item)))),
    )
  }

  function givenUpBefore() {
    return new Date(clock.now().getTime() - GIVEN_UP_MS)
  }

  async function resumed(id: string | null): Promise<string> {
    const [operation] = await database.query<Operation>(
      'SELECT id, id_hash, done_at FROM long_operations WHERE id = $1',
      [id],
    )
    if (!operation) throw new Error('what began an operation was there and is gone')
    const own = ids.of(operation.id)
    // The key was another one when it began; from now on the operation is found by the new id.
    if (operation.id_hash !== operationHash(own))
      await database.query('UPDATE long_operations SET id_hash = $2 WHERE id = $1', [id, operationHash(own)])
    if (!operation.done_at) await requeue(operation.id)
    return own
  }

  /** Not one that is young, or that another replica was faster with. */
  function requeue(id: string) {
    return database.transaction(async (tx) => {
      const [operation] = await tx.query<{ job: string }>(
        `UPDATE long_operations SET requeued_at = $2
         WHERE id = $1 AND done_at IS NULL AND coalesce(requeued_at, started_at) < $3 RETURNING job`,
        [id, clock.now(), givenUpBefore()],
      )
      if (operation) await jobs.enqueue(tx, { queue: operation.job }, { long_operation_id: id })
    })
  }
}

export async function insertOperation(tx: Queryable, job: OperationJob, { id, id_hash, now }: NewOperation) {
  await tx.query('INSERT INTO long_operations (id, id_hash, job, started_at) VALUES ($1, $2, $3, $4)', [
    id,
    id_hash,
    job.queue,
    now,
  ])
}

/** False when it was done before. Until the transaction ends nobody else gets further than here. */
export async function lockOperation(tx: Queryable, id: string): Promise<boolean> {
  const found = await tx.query('SELECT id FROM long_operations WHERE id = $1 AND done_at IS NULL FOR UPDATE', [id])
  return found.length > 0
}

export async function finishOperation(tx: Queryable, id: string, response: Result['response'], now: Date) {
  await tx.query('UPDATE long_operations SET response = $2, done_at = $3 WHERE id = $1', [
    id,
    JSON.stringify(response),
    now,
  ])
}
