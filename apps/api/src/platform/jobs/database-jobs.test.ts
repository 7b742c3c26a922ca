import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createLogger } from '@amparo/service/process/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { startDatabaseJobs } from './database-jobs.ts'
import { defineJob, handleJob, type Job, type Jobs } from './jobs.ts'

const log = createLogger({ name: 'test', sink: { write() {} } })
const committed = defineJob<{ n: number }>('committed')
const failing = defineJob<{ n: number }>('failing')

let database: Database
let jobs: Jobs
beforeAll(async () => {
  database = await openTestDatabase(migrations)
  jobs = await startDatabaseJobs({ database, log })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

describe('jobs', { tags: ['embedded'] }, () => {
  /** Resolves with the handler's payloads in order, once there are `count` of them. */
  function collect<Data extends object>(
    job: Job<Data>,
    count: number,
    fail: (data: Data, tries: number) => boolean = () => false,
  ) {
    const got: Data[] = []
    let tries = 0
    const { promise, resolve } = Promise.withResolvers<Data[]>()
    const handler = handleJob(job, async (data) => {
      if (fail(data, ++tries)) throw new Error('not yet')
      got.push(data)
      if (got.length === count) resolve(got)
    })
    const working = jobs.work(handler)
    return { working, done: promise }
  }

  it('run when their transaction commits, and never if it does not', async () => {
    const { working, done } = collect(committed, 1)
    await working
    await expect(
      database.transaction(async (tx) => {
        await jobs.enqueue(tx, committed, { n: 1 })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await database.transaction((tx) => jobs.enqueue(tx, committed, { n: 2 }))
    expect(await done).toEqual([{ n: 2 }])
  })

  it('are tried again if a handler fails', async () => {
    const { working, done } = collect(failing, 1, (_, tries) => tries === 1)
    await working
    await database.transaction((tx) => jobs.enqueue(tx, failing, { n: 3 }))
    expect(await done).toEqual([{ n: 3 }])
  })
})

describe('many jobs at once', { tags: ['embedded'] }, () => {
  const burst = defineJob<{ n: number }>('burst')
  it('all run without waiting for the next poll, and one that fails does not delay the others', async () => {
    const failedOnce = new Set<number>()
    const done = new Set<number>()
    const { promise, resolve } = Promise.withResolvers<void>()
    const handler = handleJob(burst, async ({ n }) => {
      if (n % 20 === 0 && !failedOnce.has(n)) {
        failedOnce.add(n)
        throw new Error('not yet')
      }
      done.add(n)
      if (done.size === 60) resolve()
    })
    await jobs.work(handler)
    await database.transaction(async (tx) => {
      for (let n = 0; n < 60; n++) await jobs.enqueue(tx, burst, { n })
    })
    await promise
    expect(failedOnce).toEqual(new Set([0, 20, 40]))
  })
})
