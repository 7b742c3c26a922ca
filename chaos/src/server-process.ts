import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isOk } from '../../scripts/is-ok.ts'

const root = join(import.meta.dirname, '../..')
const START_TIMEOUT_MS = 300_000

type Options = { entry: string; env: Record<string, string>; health: string; args?: string[] }
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** Starts a server of the product that can be killed and started again. */
export async function startServer({ entry, env, health }: Options) {
  let child: ChildProcess
  let output = ''
  await start()

  async function start() {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
    child = spawn(process.execPath, [resolve(root, entry)], {
      cwd: root,
      env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-4_000)
      })
    const timeout = AbortSignal.timeout(START_TIMEOUT_MS)
    while (!(await isOk(health, { signal: AbortSignal.timeout(30_000) }))) {
      if (child.exitCode !== null || timeout.aborted) throw new Error(`${entry} did not start: ${output.trim()}`)
      await pause(20)
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** The last line of its output. */
    lastLine: () => output.trim().split('\n').at(-1) ?? '',
  }
}
