import type { Database, Queryable } from '@amparo/database/database'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, PgBoss } from 'pg-boss'
import type { Job, Jobs } from './jobs.ts'

const TRIES_AGAIN = 5
const HEARTBEAT_SECONDS = 10
const DRAIN_MS = 5_000
/** So many at once: what many people send in a moment would otherwise be taken up one a second. */
const AT_ONCE = 32
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Jobs in the same database as everything else, so that one transaction covers both. Every replica is a worker. */
export async function startDatabaseJobs({
  database,
  log,
  jobs,
}: {
  database: Database
  log: FastifyBaseLogger
  /** Every job there is: its queue stands before anything is put into it. */
  jobs: readonly Pick<Job<object>, 'queue'>[]
}): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: 'jobs',
    // A dead worker's job is noticed two seconds after its heartbeat is overdue at the latest.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()

  for (const { queue } of jobs) {
    await boss.createQueue(queue, {
      retryLimit: TRIES_AGAIN,
      retryDelay: 1,
      retryBackoff: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    })
    // A queue is looked up when it is first used; that must not happen inside somebody's transaction.
    await boss.findJobs(queue, { id: NO_JOB })
  }

  const workers = new Map<string, string[]>()

  return {
    async enqueue<Data extends object>(tx: Queryable, job: Job<Data>, data: Data) {
      await boss.send(job.queue, data, { db: bossTransaction(tx) })
    },
    // Not by NOTIFY in the transaction: PostgreSQL commits those one after the other, each with its own wait for the disk.
    wake({ queue }) {
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
    },
    async work(job, handle) {
      const options = {
        batchSize: AT_ONCE,
        burstWhenBatchFull: true,
        perJobResults: true,
        pollingIntervalSeconds: 1,
      } as const
      const id = await boss.work(job.queue, options, (taken) =>
        Promise.all(
          taken.map(({ id, data }) =>
            handle(data as never).then(
              () => ({ id, status: 'completed' as const }),
              (error: Error) => {
                log.error({ err: error, queue: job.queue }, 'a job failed')
                return { id, status: 'failed' as const }
              },
            ),
          ),
        ),
      )
      workers.set(job.queue, [...(workers.get(job.queue) ?? []), id])
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }),
  }
}

function bossDatabase(database: Database): Db {
  return {
    executeSql: async (text, values) => ({
      rows: values?.length ? await database.query(text, values) : await database.script(text),
    }),
  }
}

function bossTransaction(tx: Queryable): Db {
  return { executeSql: async (text, values) => ({ rows: await tx.query(text, values) }) }
}
