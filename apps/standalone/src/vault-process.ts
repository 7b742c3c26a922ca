import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { BadSettings } from '@amparo/service/settings'

const entry = fileURLToPath(new URL('../../vault/src/server.ts', import.meta.url))
const RESTART_AFTER_MS = 500

export type VaultProcess = { stop(): Promise<void> }

/**
 * The vault as a process of its own: nothing of it is imported here, and it gets no variable that it does not need. It
 * ends when this process does, however that happens, because the channel between them closes. If it dies, it is started again.
 */
export async function startVaultProcess(env: Record<string, string>): Promise<VaultProcess> {
  let stopping = false
  let child = await started()

  function watch(running: ChildProcess) {
    running.once('exit', () => {
      if (stopping) return
      setTimeout(async () => {
        if (!stopping) child = await started().catch(() => child)
      }, RESTART_AFTER_MS).unref()
    })
  }

  async function started(): Promise<ChildProcess> {
    const { PATH, TMPDIR } = process.env
    const running = fork(entry, {
      env: { PATH, TMPDIR, NODE_COMPILE_CACHE: getCompileCacheDir(), ...env },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    let words = ''
    running.stderr?.on('data', (chunk: Buffer) => {
      words += chunk
      if (words.length > 4_000) words = words.slice(-4_000)
    })
    const ended = once(running, 'exit')
    const outcome = await Promise.race([once(running, 'message').then(() => 'listening'), ended.then(() => 'ended')])
    if (outcome === 'ended') throw new BadSettings(words.trim().replace(/^amparo: /, '') || 'the vault did not start')
    watch(running)
    return running
  }

  return {
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
