import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Runs with a real PostgreSQL: the server TEST_DATABASE_URL names, else one that lives as long as the run.
 * A keeper process owns the throw-away server and ends it when the pipe between us closes, which happens
 * whichever way this process ends, SIGKILL included. `restart` ends the server as a crash would, and starts it again;
 * it is null for a server that is not ours.
 */
export async function withPostgres<Result>(
  run: (url: string, restart: (() => Promise<void>) | null) => Promise<Result>,
  /** Whether a commit waits for the disk: slower, and not needed by tests. */
  { isDurable = false }: { isDurable?: boolean } = {},
): Promise<Result> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return run(given, null)

  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // In its own process group, so that Ctrl-C in a terminal does not stop the server before the tests that use it.
    detached: true,
    env: { ...process.env, POSTGRES_FSYNC: isDurable ? 'on' : 'off' },
  })
  const ended = once(keeper, 'exit')
  try {
    const lines = createInterface({ input: keeper.stdout })
    const ready = once(lines, 'line')
    const [url] = await Promise.race([ready, ended.then(() => [null])])
    if (typeof url !== 'string') throw new Error('the throw-away PostgreSQL did not start')

    return await run(url, async () => {
      keeper.stdin.write('restart\n')
      await once(lines, 'line')
    })
  } finally {
    keeper.stdin.end()
    await ended
  }
}
