import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openDatabase } from '@amparo/database/open-database'
import { createLogger } from '@amparo/service/process/logger'
import { createClaimRegister } from '../claim-register/create-claim-register.ts'
import { createLongOperations } from '../long-operations/create-long-operations.ts'
import { systemClock } from '../platform/clock.ts'
import { startDatabaseJobs } from '../platform/jobs/database-jobs.ts'
import { handleJob } from '../platform/jobs/jobs.ts'
import { finishClaim, finishClaimJob } from '../submission/finish-claim.ts'
import { createReceiveClaim } from '../submission/receive-claim.ts'
import { receivedClaim, registerParts } from './stored-claim.ts'

/**
 * A server in its own process, to be killed. `first` receives three claims and hangs in their jobs: before anything is done, after
 * everything is done, and in the middle of the transaction. `second` finds what the kill left.
 */
const [part, folder] = process.argv.slice(2) as ['first' | 'second', string]
const points = ['before', 'after', 'within'] as const
const forever = new Promise<never>(() => {})
type Data = { long_operation_id: string }

const database = await openDatabase({
  url: process.env.JOB_DATABASE_URL,
  folder,
  migrations: join(import.meta.dirname, '../../migrations'),
})
const log = createLogger({ name: 'worker', sink: { write() {} } })
const jobs = await startDatabaseJobs({ database, log })
const claimRegister = createClaimRegister(registerParts(database))
const operationsOn = (on: Database) =>
  createLongOperations({ database: on, jobs, clock: systemClock, key: 'key of the tests' })
const finishOn = (on: Database) => finishClaim({ longOperations: operationsOn(on), claimRegister })

const { promise: allReceived, resolve: setAllReceived } = Promise.withResolvers<void>()
const handle = part === 'first' ? hangInJobs() : finishJobs()
const handler = handleJob<Data>(finishClaimJob, async (data) => {
  await allReceived
  await handle(data)
})
// One worker for each claim, since those of `first` never return.
for (const _ of points) await jobs.work(handler)

const ids: Record<string, string | null> = {}
const receiveClaim = createReceiveClaim({ longOperations: operationsOn(database), claimRegister })
for (const point of points) ids[point] = await receiveClaim(receivedClaim(point))
setAllReceived()

function hangInJobs() {
  const { promise: othersHang, resolve } = Promise.withResolvers<void>()
  let hanging = 0
  const hang = () => {
    if (++hanging === 2) resolve()
    return forever
  }
  return async (data: Data) => {
    const [claim] = await database.query<{ fingerprint: string }>(
      'SELECT fingerprint FROM claims WHERE long_operation_id = $1',
      [data.long_operation_id],
    )
    const point = claim?.fingerprint.split(' ').at(-1)
    if (point === 'before') return hang()
    if (point === 'after') {
      await finishOn(database)(data)
      return hang()
    }
    await othersHang
    await finishOn({ ...database, transaction: (work) => database.transaction((tx) => work(tx).then(reportAndHang)) })(
      data,
    )
  }
}

/** Everything is written and nothing committed. */
function reportAndHang(): Promise<never> {
  process.send?.({ ids })
  return forever
}

function finishJobs() {
  let handled = 0
  return async (data: Data) => {
    await finishOn(database)(data)
    if (++handled < points.length) return
    const claims = await database.query('SELECT state, claim_number FROM claims')
    const events = await database.query('SELECT claim_id FROM claim_events')
    process.send?.({ ids, claims, events: events.length })
  }
}
