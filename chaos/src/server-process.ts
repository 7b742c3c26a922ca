import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

type Options = { entry: string; env: Record<string, string>; health: string; args?: string[] }
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** A server of the product as it is run, which can be killed and started again as often as one likes. */
export async function startServer({ entry, env, health }: Options) {
  let child: ChildProcess
  let words = ''
  await start()

  async function start() {
    const { PATH = '', HOME = '' } = process.env
    child = spawn(process.execPath, [join(root, entry)], {
      cwd: root,
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        words = (words + chunk).slice(-4_000)
      })
    const patience = AbortSignal.timeout(PATIENCE_MS)
    while (!(await answers(health))) {
      if (child.exitCode !== null || patience.aborted) throw new Error(`${entry} did not start: ${words.trim()}`)
      await pause(20)
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return { start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

function answers(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
