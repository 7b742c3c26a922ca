import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { withPostgres } from './throwaway-postgres.ts'

const MODULE = join(import.meta.dirname, 'throwaway-postgres.ts')

function accepts(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')

  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

/** Without the variable that would name a server of one's own. */
function withoutGiven(): void {
  vi.stubEnv('TEST_DATABASE_URL', '')
}

it('serves while it runs and is gone afterwards, also when the run fails', async () => {
  withoutGiven()
  let url = ''
  const run = withPostgres(async (given) => {
    url = given
    expect(await accepts(url)).toBe(true)
    throw new Error('the run failed')
  })

  await expect(run).rejects.toThrow('the run failed')
  expect(await accepts(url)).toBe(false)
})

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('ends when its parent gets %s', async (signal) => {
  withoutGiven()
  const script = `import { withPostgres } from '${MODULE}'
    await withPostgres((url) => { console.log(url); return new Promise(() => setInterval(() => {}, 1000)) })`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(parent.stdout.setEncoding('utf8'), 'data')
  expect(await accepts(url)).toBe(true)
  parent.kill(signal)

  await expect.poll(() => accepts(url)).toBe(false)
})

it('takes the server it is given', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://given')
  expect(await withPostgres(async (url) => url)).toBe('postgres://given')
})
