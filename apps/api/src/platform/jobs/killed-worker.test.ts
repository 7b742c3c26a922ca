import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@amparo/database/postgres-database'
import { prepareDatabase } from '@amparo/database/testing/prepare-database'
import { afterAll, describe, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'

describe('a worker killed in the middle of a job', { tags: ['embedded'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-jobs-'))
  const running = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it('leaves the job to another worker, which takes it within 15 seconds', async () => {
    const { url, drop } = await serverDatabase()
    if (!url) await prepareDatabase({ folder: join(folder, 'data'), migrations })
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
