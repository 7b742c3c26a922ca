import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@amparo/database/open-database'
import { prepareData } from '@amparo/standalone/testing/prepare-data'
import { freePorts } from './free-ports.ts'
import type { Scene } from './scene.ts'
import { startServer } from './server-process.ts'

/** The product as `npm start` runs it: one process with the vault as a child process, on the embedded database. */
export async function embeddedScene(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-chaos-'))
  await prepareData(folder)
  const [port = 0, vaultPort = 0] = await freePorts(2)
  const origin = `http://localhost:${port}`
  const product = await startServer({
    entry: 'apps/standalone/src/main.ts',
    health: `${origin}/healthz`,
    env: {
      PORT: String(port),
      VAULT_PORT: String(vaultPort),
      VAULT_CALLS_A_MINUTE: '100000',
      AMPARO_DATA: folder,
      AMPARO_PROXIES: '1',
      LOG_LEVEL: 'error',
    },
  })

  return {
    origins: [origin],
    vault: `http://localhost:${vaultPort}`,
    victims: [product],
    objects: folder,
    async stopAndOpenDatabase() {
      await product.stop()
      const migrations = join(import.meta.dirname, '../../apps/api/migrations')
      return openDatabase({ url: undefined, folder: join(folder, 'api'), migrations })
    },
    async stop() {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
