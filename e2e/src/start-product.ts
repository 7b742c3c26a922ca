import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { prepareData } from '@amparo/standalone/testing/prepare-data'
import { partnerKeys } from '../issuer.ts'
import { PARTNER, type ports } from './origins.ts'

const entry = join(import.meta.dirname, '../../apps/standalone/src/main.ts')
/** To the vault all stories come from one address, so the default limit would be too low. */
const CALLS_A_MINUTE = '100000'
/** The API reads each story's own address from the header a proxy would set. */
const PROXIES = '1'

type Options = typeof ports & { dataFolder: string; logFile: string }

/**
 * Starts the product as `npm start` does, but on databases that already exist, with its output in a file. It stops when the channel to this
 * process closes, so it never outlives it.
 */
export async function startProduct({ PORT, VAULT_PORT, dataFolder, logFile }: Options) {
  mkdirSync(dirname(logFile), { recursive: true })
  await prepareData(dataFolder)
  const log = createWriteStream(logFile)
  const { PATH, TMPDIR, HOME } = process.env
  const child = fork(entry, {
    execArgv: ['--max-semi-space-size=16'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      PORT: String(PORT),
      VAULT_PORT: String(VAULT_PORT),
      VAULT_CALLS_A_MINUTE: CALLS_A_MINUTE,
      VAULT_PARTNER_KEYS: partnerKeys,
      AMPARO_PROXIES: PROXIES,
      WIDGET_ORIGINS: PARTNER,
      AMPARO_DATA: dataFolder,
      LOG_LEVEL: 'info',
    },
  })
  let printed = ''
  const ready = Promise.withResolvers<void>()
  const ended = once(child, 'exit').then(([code, signal]) => {
    log.write(`ended: ${signal ?? code}\n`)
    ready.reject(new Error(`The product did not start:\n${printed}`))
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk)
      printed += chunk
      if (printed.includes('Ctrl-C')) ready.resolve()
    })
  await ready.promise

  return {
    /** Stops the product and waits until its output is written. */
    async stop() {
      child.kill('SIGTERM')
      await ended
      log.end()
      await finished(log)
    },
  }
}
