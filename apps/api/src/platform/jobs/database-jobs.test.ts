import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openPostgres } from '@amparo/database/postgres-database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createLogger } from '@amparo/service/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { startDatabaseJobs } from './database-jobs.ts'
import { defineJob, handleJob, type Job, type Jobs } from './jobs.ts'

const log = createLogger({ name: 'test', sink: { write() {} } })
const committed = defineJob<{ n: number }>('committed')
const failing = defineJob<{ n: number }>('failing')

describe('jobs', () => {
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

describe('many jobs at once', () => {
  const burst = defineJob<{ n: number }>('burst')
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

describe('a worker killed in the middle of a job', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-jobs-'))
  const running = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('leaves it to another worker, which takes it within 15 seconds', async () => {
    const { url, drop } = await serverDatabase()
    const first = worker('first', url)
    expect(await firstWord(first)).toEqual({ part: 'first', claim: 'c-1' })
    first.kill('SIGKILL')
    await once(first, 'exit')

    const second = worker('second', url)
    // 15 seconds for the job, plus the start of a process with a database, which may take long on a busy machine.
    const word = await firstWord(second, AbortSignal.timeout(180_000))
    expect(word).toEqual({ part: 'second', claim: 'c-1' })
    second.kill('SIGKILL')
    await once(second, 'exit')
    await drop()
  })

  function worker(part: string, url: string | undefined): ChildProcess {
    const child = fork(join(import.meta.dirname, '../../testing/job-worker.ts'), [part, join(folder, 'data')], {
      env: { ...process.env, JOB_DATABASE_URL: url ?? '' },
      execArgv: [],
    })
    running.add(child)
    return child
  }

  async function firstWord(child: ChildProcess, signal?: AbortSignal) {
    return (await once(child, 'message', { signal }))[0]
  }

  async function serverDatabase() {
    const server = process.env.TEST_DATABASE_URL
    if (process.env.TEST_DATABASE === undefined || !server) return { url: undefined, drop: async () => {} }
    const name = `killed_worker_${process.pid}`
    const admin = await openPostgres({ url: server, poolSize: 1 })
    await admin.query(`CREATE DATABASE ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    const drop = async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    }
    return { url: url.href, drop }
  }
})
