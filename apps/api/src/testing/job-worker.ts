import { join } from 'node:path'
import { openDatabase } from '@amparo/database/open-database'
import { createLogger } from '@amparo/service/process/logger'
import { startDatabaseJobs } from '../platform/jobs/database-jobs.ts'
import { defineJob, handleJob } from '../platform/jobs/jobs.ts'

/** A worker in a process of its own, to be killed in the middle of a job: `first` hangs in it, `second` finishes it. */
const [part, folder] = process.argv.slice(2) as ['first' | 'second', string]
const slow = defineJob<{ claim: string }>('slow')

const database = await openDatabase({
  url: process.env.JOB_DATABASE_URL,
  folder,
  migrations: join(import.meta.dirname, '../../migrations'),
})
const log = createLogger({ name: 'worker', sink: { write() {} } })
const jobs = await startDatabaseJobs({ database, log })
const handler = handleJob(slow, async ({ claim }) => {
  process.send?.({ part, claim })
  if (part === 'first') await new Promise(() => {})
})
await jobs.work(handler)
if (part === 'first') await database.transaction((tx) => jobs.enqueue(tx, slow, { claim: 'c-1' }))
