import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createCallCounts } from '@amparo/service/limits/call-counts'
import { createLogger } from '@amparo/service/process/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from './migrations-folder.ts'
import { startDatabaseJobs } from './platform/jobs/database-jobs.ts'
import { defineJob, handleJob } from './platform/jobs/jobs.ts'
import { takeTurn } from './platform/repeat-in-turns.ts'

/** What replicas share through their database: here two of each in one process. */
const log = createLogger({ name: 'test', sink: { write() {} } })
let database: Database
beforeAll(async () => {
  database = await openTestDatabase(migrations)
})
afterAll(() => database.close())

describe('limits on calls', () => {
  const clock = { time: Date.parse('2026-11-15T12:00:00Z'), now: () => new Date(clock.time) }
  const counts = () => createCallCounts({ clock, shared: { database, secret: 'x'.repeat(32), log } })
  const call = { limit: 'purchases', key: '192.0.2.9', callsAMinute: 20 }

  it('count what all replicas have let through, for one minute', { tags: ['race'] }, async () => {
    const [one, other] = [counts(), counts()]
    for (let times = 0; times < 15; times++) one.count(call)
    for (let times = 0; times < 3; times++) other.count(call)
    await one.share()
    await other.share()
    expect(other.count(call).calls).toBe(19)
    await other.share()
    one.count(call)
    await one.share()
    expect(one.count(call).calls).toBe(21)
    expect(one.count({ ...call, key: '192.0.2.10' }).calls).toBe(1)
    expect(one.count({ ...call, limit: 'letters' }).calls).toBe(1)

    clock.time += 60_000
    for (let times = 0; times < 4; times++) other.count(call)
    await other.share()
    expect(other.count(call).calls).toBe(5)
    await Promise.all([one.close(), other.close()])
  })

  it('can be taken back in another replica', { tags: ['race'] }, async () => {
    clock.time += 120_000
    const [one, other] = [counts(), counts()]
    const taken = Array.from({ length: 10 }, () => one.count(call).uncount)
    await one.share()
    for (const uncount of taken.slice(4)) uncount()
    await one.share()
    for (let times = 0; times < 3; times++) other.count(call)
    await other.share()
    expect(other.count(call).calls).toBe(8)
    await Promise.all([one.close(), other.close()])
  })
})

it('what is due each minute is the turn of one replica, and of another once that minute is over', {
  tags: ['race'],
}, async () => {
  const turns = await Promise.all(['billing', 'billing', 'billing', 'sweeping'].map((name) => takeTurn(database, name)))
  expect(turns.slice(0, 3).filter(Boolean)).toHaveLength(1)
  expect(turns[3]).toBe(true)

  await database.query("UPDATE turns SET taken_at = now() - interval '55 seconds' WHERE name = 'billing'")
  expect([await takeTurn(database, 'billing'), await takeTurn(database, 'billing')]).toEqual([true, false])
  // A clock that was set back does not stop anything.
  await database.query("UPDATE turns SET taken_at = now() + interval '1 day' WHERE name = 'billing'")
  expect(await takeTurn(database, 'billing')).toBe(true)
})

it('an API beside workers does no jobs, and wakes a worker for each', { tags: ['race'] }, async () => {
  const job = defineJob<{ n: number }>('elsewhere')
  const api = await startDatabaseJobs({ database, log, isWorker: false })
  const worker = await startDatabaseJobs({ database, log })
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await api.work(handleJob(job, async () => void done.push('api')))
  await worker.work(
    handleJob(job, async ({ n }) => {
      done.push(`worker ${n}`)
      if (done.length === 2) resolve()
    }),
  )
  for (const n of [1, 2]) {
    await database.transaction((tx) => api.enqueue(tx, job, { n }))
    api.wake(job)
  }
  await promise
  expect(done.toSorted()).toEqual(['worker 1', 'worker 2'])
  await api.stop()
  await worker.stop()
})
