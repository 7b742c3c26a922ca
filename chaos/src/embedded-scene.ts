import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@amparo/database/open-database'
import type { Scene } from './scene.ts'
import { startProduct } from './start-product.ts'

/** The whole product on the embedded database. */
export async function embeddedScene(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-chaos-'))
  const { server, origin, vault } = await startProduct(folder, { VAULT_CALLS_A_MINUTE: '100000' })

  return {
    origins: [origin],
    vault,
    victims: [server],
    objects: folder,
    async stopAndOpenDatabase() {
      await server.stop()
      const migrations = join(import.meta.dirname, '../../apps/api/migrations')
      return openDatabase({ url: undefined, folder: join(folder, 'api'), migrations })
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
