import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../list-files.ts'

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(130)
  })
}

/** Suites start several hundred processes: without the work of compiling, each takes half as much time. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') }

export interface Run {
  ok: boolean
  /** What it printed, when that was not shown live. */
  output: string
}

/** Runs a script with the Node that runs this one; long ones print as they go. */
export async function runNode(
  args: string[],
  { live = false, env = {} }: { live?: boolean; env?: Record<string, string> } = {},
): Promise<Run> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...COMPILED, ...process.env, ...env },
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  running.delete(child)

  return { ok: code === 0, output }
}
