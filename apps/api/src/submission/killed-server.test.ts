import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '@amparo/database/testing/prepare-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../migrations-folder.ts'

// Always uses the embedded database, so it runs once, not for each kind of database.
describe('a server that is killed while it processes claims', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-claims-'))
  const running = new Set<ChildProcess>()
  beforeAll(() => prepareDatabase({ folder: join(folder, 'data'), migrations }))
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  function server(part: string): ChildProcess {
    const file = join(import.meta.dirname, '../testing/finish-claim-worker.ts')
    const child = fork(file, [part, join(folder, 'data')], {
      env: { ...process.env, JOB_DATABASE_URL: '' },
      execArgv: [],
    })
    running.add(child)
    return child
  }

  it('leaves claims that are each finished once; sending the same answers again leads to the same claim [C-189]', async () => {
    const first = server('first')
    const [{ ids }] = await once(first, 'message')
    first.kill('SIGKILL')
    await once(first, 'exit')

    const second = server('second')
    const [found] = await once(second, 'message', { signal: AbortSignal.timeout(180_000) })
    second.kill('SIGKILL')
    await once(second, 'exit')
    expect(found.ids).toEqual(ids)
    expect(found.claims).toHaveLength(3)
    expect(new Set(found.claims.map((claim: { claim_number: string }) => claim.claim_number)).size).toBe(3)
    for (const claim of found.claims) expect(claim).toEqual({ state: 'registered', claim_number: expect.any(String) })
    expect(found.events).toBe(3)
  })
})
