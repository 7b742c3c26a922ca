import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import { migrations } from '../../../migrations-folder.ts'
import { openEmbeddedObjectStore } from '../embedded/embedded-object-store.ts'
import { embeddedObjectStoreRoutes } from '../embedded/embedded-object-store-routes.ts'

const SECRET = 'ab'.repeat(32)

/** The embedded store behind its address, which checks forms as S3 does: with S3's words, statuses and signatures. */
export async function startFormReceiver() {
  const database = await openTestDatabase(migrations)
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  const time = { later: 0 }
  // The SDK signs with the real time.
  const clock = { now: () => new Date(Date.now() + time.later) }
  const store = await openEmbeddedObjectStore({ database, folder, secret: SECRET, url: '/amparo', clock })
  const app = createApp({ logger: createLogger({ name: 'test', sink: { write() {} } }) })
  await app.register(embeddedObjectStoreRoutes, { store })
  await app.listen({ host: '127.0.0.1', port: 0 })

  return {
    store,
    origin: app.listeningOrigin,
    wait: (seconds: number) => {
      time.later += seconds * 1000
    },
    settings: {
      bucket: 'amparo',
      region: 'local',
      endpoint: app.listeningOrigin,
      forcePathStyle: true,
      credentials: { accessKeyId: 'amparo-embedded', secretAccessKey: SECRET },
      encryption: 'AES256' as const,
    },
    async stop() {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
export type FormReceiver = Awaited<ReturnType<typeof startFormReceiver>>
