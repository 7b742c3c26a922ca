import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { freePort } from '../../../../scripts/free-ports.ts'

const root = join(import.meta.dirname, '../../../..')
export const scratch = mkdtempSync(join(tmpdir(), 'amparo-standalone-'))
const processes = new Set<ChildProcess>()
/** For a whole test file: every process it started ends with it, and its folder is deleted. */
export function endWithFile() {
  afterAll(() => {
    for (const child of processes) child.kill('SIGKILL')
    rmSync(scratch, { recursive: true, force: true })
  })
}

export type Env = Record<string, string>

/** Runs an entry point as `npm start` does; gives its output and exit code. */
export function run(script: string, env: Env, args: string[] = []) {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...env } as NodeJS.ProcessEnv,
  })
  processes.add(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.err += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }))
  const running = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.out.includes('Ctrl-C') && resolve())
    ended.then((end) => reject(new Error(`it ended: ${end.err}`)), reject)
  })
  running.catch(() => {})
  return { child, ended, running, said }
}
export const start = (env: Env) => run('apps/standalone/src/main.ts', env)

export async function ports() {
  return { PORT: String(await freePort()), VAULT_PORT: String(await freePort()) }
}
