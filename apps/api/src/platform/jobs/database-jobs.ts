import type { Database, Queryable } from '@amparo/database/database'
import { type JobEvent, jobs } from '@amparo/service/telemetry/channels'
import { currentTraceparent } from '@amparo/service/telemetry/trace-headers'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, PgBoss } from 'pg-boss'
import type { EnqueueOptions, Job, Jobs } from './jobs.ts'
import { wakeWorkers } from './wake-workers.ts'

const TRIES_AGAIN = 5
const HEARTBEAT_SECONDS = 10
const DRAIN_MS = 5_000
/** Jobs of a queue that a process does at once, unless the job says otherwise. */
const AT_ONCE = 32
/** For how long jobs are stored after their end. The queue counts all of them every two seconds, so a week of them would slow it down. */
const STORED_SECONDS = 6 * 60 * 60
const CLEAN_UP_SECONDS = 600
const NO_JOB = '00000000-0000-0000-0000-000000000000'

type Options = {
  database: Database
  log: FastifyBaseLogger
  /** False in an API beside which workers run. */
  isWorker?: boolean
}

/** Jobs in the same database as everything else, so that one transaction covers both. Every replica is a worker, unless workers run on their own. */
export async function startDatabaseJobs({ database, log, isWorker = true }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: 'jobs',
    // A dead worker's job is noticed two seconds after its heartbeat is overdue at the latest.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    supervise: isWorker,
    maintenanceIntervalSeconds: CLEAN_UP_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()

  const workers = new Map<string, string[]>()
  const wakeHere = (queue: string) => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
  }
  const waking = await wakeWorkers({ database, log, ...(isWorker && { onWake: wakeHere }) })

  return {
    async enqueue<Data extends object>(
      tx: Queryable,
      job: Job<Data>,
      data: Data,
      { afterSeconds = 0 }: EnqueueOptions = {},
    ) {
      // The job continues the trace of the request that enqueues it.
      const traceparent = currentTraceparent()
      await boss.send(job.queue, traceparent ? { ...data, traceparent } : data, {
        db: bossTransaction(tx),
        ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      })
    },
    async requeue({ queue }, items) {
      if (items.length === 0) return
      const forgotten = await database.query<{ data: object }>(
        `SELECT item AS data FROM jsonb_array_elements($2::jsonb) AS item
         WHERE NOT EXISTS (
           SELECT FROM jobs.job WHERE name = $1 AND state <= 'active' AND job.data - 'traceparent' = item
         )`,
        [queue, JSON.stringify(items)],
      )
      if (forgotten.length > 0) await boss.insert(queue, forgotten)
    },
    // Not by NOTIFY in the transaction: PostgreSQL commits transactions that notify one after the other, each waiting for the disk.
    wake({ queue }) {
      if (isWorker) wakeHere(queue)
      else waking.wake(queue)
    },
    async work({ job, handle }) {
      await createQueue(boss, job.queue)
      if (!isWorker) return
      const options = {
        batchSize: job.atOnce ?? AT_ONCE,
        burstWhenBatchFull: true,
        perJobResults: true,
        pollingIntervalSeconds: 1,
      } as const
      const id = await boss.work(job.queue, options, (taken) =>
        Promise.all(
          taken.map(({ id, data }) =>
            observed(job.queue, data, () => handle(data as never)).then(
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
    async stop() {
      await waking.close()
      await boss.stop({ graceful: true, timeout: DRAIN_MS })
    },
  }
}

function observed(queue: string, data: unknown, handle: () => Promise<void>): Promise<void> {
  const { traceparent } = data as Pick<JobEvent, 'traceparent'>
  return jobs.hasSubscribers ? jobs.tracePromise(handle, { queue, traceparent }) : handle()
}

async function createQueue(boss: PgBoss, queue: string) {
  await boss.createQueue(queue, {
    retryLimit: TRIES_AGAIN,
    retryDelay: 1,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: STORED_SECONDS,
  })
  // pg-boss reads a queue's settings when it is first used; that must not happen inside a transaction.
  await boss.findJobs(queue, { id: NO_JOB })
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
