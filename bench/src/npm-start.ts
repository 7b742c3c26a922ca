import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isOk } from '../../scripts/is-ok.ts'

const root = join(import.meta.dirname, '../..')
const PORT = Number(process.env.BENCH_PORT ?? 4930)
const START_TIMEOUT_MS = 300_000

export type Product = { portal: string; stop(): Promise<void> }

/** Starts the product with `npm start`, as a new developer would. Resolves when the portal answers. */
export async function npmStart(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const places = { PORT: String(PORT), VAULT_PORT: String(PORT + 1), AMPARO_DATA: folder }
  const env = { ...process.env, ...places, ...settings }
  // A separate process group, so that npm, the shell and the product end together.
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
    })
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const end = () => isRunning() && process.kill(-(child.pid as number), 'SIGTERM')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    const closed = once(child, 'close')
    if (end()) await closed
  }

  const portal = `http://localhost:${PORT}`
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS)
  while (!(await isOk(`${portal}/login`))) {
    if (!isRunning()) throw new Error(`npm start ended: ${output.trim()}`)
    if (timeout.aborted) {
      await stop()
      throw new Error(`the portal did not answer: ${output.trim()}`)
    }
    await pause(10)
  }

  return { portal, stop }
}

/** Runs the product on a temporary data folder. */
export async function withProduct<T>(
  use: (product: Product) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
): Promise<T> {
  return withFolder(async (folder) => {
    const product = await npmStart(folder, settings)
    try {
      return await use(product)
    } finally {
      await product.stop()
    }
  })
}

export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
