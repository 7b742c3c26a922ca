import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openDatabase } from '@amparo/database/open-database'
import { createLogger } from '@amparo/service/logger'
import { createLongOperations } from '../long-operations/long-operations-repository.ts'
import { systemClock } from '../platform/clock.ts'
import { startDatabaseJobs } from '../platform/jobs/database-jobs.ts'
import { finishClaim, finishClaimJob } from '../submission/finish-claim.ts'
import { createSubmission } from '../submission/submission.ts'
import { receivedClaim } from './stored-claim.ts'

/**
 * A server in a process of its own, to be killed. `first` receives three claims and hangs in their jobs: before anything is done, after
 * everything is done, and in the middle of the transaction. `second` finds what the kill left.
 */
const [part, folder] = process.argv.slice(2) as ['first' | 'second', string]
const points = ['before', 'after', 'within'] as const
const forever = new Promise<never>(() => {})

const database = await openDatabase({
  url: process.env.JOB_DATABASE_URL,
  folder,
  migrations: join(import.meta.dirname, '../../migrations'),
})
const log = createLogger({ name: 'worker', sink: { write() {} } })
const jobs = await startDatabaseJobs({ database, log, jobs: [finishClaimJob] })
const longOperations = createLongOperations({ database, jobs, clock: systemClock, key: 'key of the tests' })
const submission = createSubmission({ database, longOperations })

const ids: Record<string, string | null> = {}
for (const point of points) ids[point] = await submission.receive(receivedClaim(point))
await (part === 'first' ? hangInJobs() : finishJobs())

async function hangInJobs() {
  const { promise: othersHang, resolve } = Promise.withResolvers<void>()
  let hanging = 0
  const hang = () => {
    if (++hanging === 2) resolve()
    return forever
  }
  const handle = async (data: { long_operation_id: string }) => {
    const [claim] = await database.query<{ fingerprint: string }>(
      'SELECT fingerprint FROM claims WHERE long_operation_id = $1',
      [data.long_operation_id],
    )
    const point = claim?.fingerprint.split(' ').at(-1)
    if (point === 'before') return hang()
    if (point === 'after') {
      await finishClaim({ database, clock: systemClock })(data)
      return hang()
    }
    await othersHang
    const query: Database['query'] = (text, values) => database.transaction((tx) => tx.query(text, values).then(tell))
    const stuck: Database = { ...database, query }
    await finishClaim({ database: stuck, clock: systemClock })(data)
  }
  for (const _ of points) await jobs.work(finishClaimJob, handle)
}

/** Everything is written and nothing committed. */
function tell(): Promise<never> {
  process.send?.({ ids })
  return forever
}

async function finishJobs() {
  let handled = 0
  await jobs.work(finishClaimJob, async (data) => {
    await finishClaim({ database, clock: systemClock })(data)
    if (++handled < points.length) return
    const claims = await database.query('SELECT state, claim_number FROM claims')
    const events = await database.query('SELECT claim_id FROM claim_events')
    process.send?.({ ids, claims, events: events.length })
  })
}
