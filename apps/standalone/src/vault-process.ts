import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import { BadSettings } from '@amparo/service/settings/settings'
import type { FastifyBaseLogger } from 'fastify'

const entry = fileURLToPath(new URL('../../vault/src/server.ts', import.meta.url))
const RESTART_AFTER_MS = 500
const OUTPUT_LIMIT = 4_000

export type VaultProcess = {
  ready: Promise<void>
  /** Sets the difference between the vault's clock and real time. It survives a restart of the vault. */
  moveClock(offsetMs: number): void
  stop(): Promise<void>
}

type Options = { env: Record<string, string>; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * The vault as a separate process: none of its code is imported here, and it gets only the environment variables it needs. It ends
 * when this process does, however that happens, because the channel between them closes. If it crashes, it is restarted.
 */
export function startVaultProcess({ env, log }: Options): VaultProcess {
  let stopping = false
  let offset_ms = 0
  let child: ChildProcess
  const ready = started()
  // Callers that await it get the error; without this line it would be unhandled until somebody does.
  ready.catch(() => {})

  async function started() {
    const { PATH, TMPDIR } = process.env
    const running = fork(entry, {
      env: { PATH, TMPDIR, NODE_COMPILE_CACHE: getCompileCacheDir(), ...env },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    child = running
    let output = ''
    running.stderr?.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.length > OUTPUT_LIMIT) output = output.slice(-OUTPUT_LIMIT)
    })
    const ended = once(running, 'exit')
    const outcome = await Promise.race([once(running, 'message').then(() => 'listening'), ended.then(() => 'ended')])
    if (outcome === 'ended') throw new BadSettings(output.trim().replace(/^amparo: /, '') || 'the vault did not start')
    if (offset_ms !== 0) running.send({ type: 'clock', offset_ms })
    running.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal, words: output.trim() }, 'the vault ended, it is started again')
      startAgain()
    })
  }

  function startAgain() {
    setTimeout(() => {
      if (stopping) return
      started().catch((error: Error) => {
        log.error({ words: error.message }, 'the vault did not start')
        startAgain()
      })
    }, RESTART_AFTER_MS).unref()
  }

  return {
    ready,
    moveClock(offsetMs) {
      offset_ms = offsetMs
      if (child.connected) child.send({ type: 'clock', offset_ms })
    },
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
