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

describe('a job that needs much memory', { tags: ['embedded'] }, () => {
  const heavy = defineJob<{ n: number }>('heavy', { atOnce: 2 })

  it('runs as often at once as it says', async () => {
    let [running, most, done] = [0, 0, 0]
    const handler = handleJob(heavy, async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      done++
    })
    await jobs.work(handler)
    await database.transaction(async (tx) => {
      for (let n = 0; n < 7; n++) await jobs.enqueue(tx, heavy, { n })
    })
    await expect.poll(() => done).toBe(7)
    expect(most).toBe(2)
  })
})

describe('what the queue gave up on', { tags: ['embedded'] }, () => {
  const forgotten = defineJob<{ n: number }>('forgotten')

  it('is enqueued again, unless a job for it is waiting or running', async () => {
    const running = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const got: number[] = []
    const handler = handleJob(forgotten, async ({ n }) => {
      got.push(n)
      running.resolve()
      if (n === 1) await finish.promise
    })
    await jobs.work(handler)
    await database.transaction((tx) => jobs.enqueue(tx, forgotten, { n: 1 }))
    await running.promise
    await database.transaction((tx) => jobs.enqueue(tx, forgotten, { n: 2 }, { afterSeconds: 3_600 }))
    for (let time = 0; time < 2; time++) await jobs.requeue(forgotten, [{ n: 1 }, { n: 2 }, { n: 3 }])
    finish.resolve()
    await expect.poll(() => got).toEqual([1, 3])
    await expect.poll(waiting).toBe(1)
    await jobs.requeue(forgotten, [])
    await jobs.requeue(forgotten, [{ n: 1 }])
    await expect.poll(() => got).toEqual([1, 3, 1])
  })

  async function waiting() {
    const rows = await database.query("SELECT id FROM jobs.job WHERE name = 'forgotten' AND state <= 'active'")
    return rows.length
  }
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
