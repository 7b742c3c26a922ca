import { join } from 'node:path'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { openContent } from '@amparo/content/open-content'
import { openDatabase } from '@amparo/database/open-database'
import { createApp } from '@amparo/service/app/create-app'
import { watchDiskSpace } from '@amparo/service/limits/disk-space'
import { createDraining } from '@amparo/service/process/draining'
import { mountHealth } from '@amparo/service/process/health'
import { listen } from '@amparo/service/process/listen'
import { createLogger } from '@amparo/service/process/logger'
import { cmsIn } from '@amparo/service/settings/content-settings'
import { mountApi } from './app.ts'
import { assembleApi } from './assemble.ts'
import { migrations } from './migrations-folder.ts'
import { optionsIn } from './options-in-settings.ts'
import { systemClock } from './platform/clock.ts'
import { createStoredTextsRepository } from './platform/content/stored-texts-repository.ts'
import { createVaultClient } from './platform/vault-client.ts'
import { type ApiSettings, readApiSettings, requiredAlone } from './settings.ts'
import { givenSecrets } from './shared-secrets.ts'

/**
 * The API on its own, for a deployment of several parts: what standalone generates for itself must be configured here. A worker is the
 * same without calls: it runs jobs and what is due each minute, and answers health checks only.
 */
export async function startApi({ isWorker }: { isWorker: boolean }) {
  const settings = readApiSettings(process.env)
  const { vault, operatorKey, portalOrigins, url } = requiredAlone(settings)
  const secrets = givenSecrets(settings)
  const logger = createLogger({ name: isWorker ? 'worker' : 'api', level: settings.LOG_LEVEL })
  const database = await openDatabase({
    url,
    poolSize: settings.DATABASE_POOL,
    timeoutMs: settings.DATABASE_TIMEOUT_SECONDS * 1_000,
    folder: join(settings.AMPARO_DATA, 'api'),
    migrations,
    appliesMigrations: settings.DATABASE_MIGRATIONS === 'apply',
  })
  const content = await openContent({
    cms: cmsIn(settings),
    stored: createStoredTextsRepository(database),
    log: logger,
  })
  const disk = await watchDiskSpace({ folder: settings.AMPARO_DATA, log: logger })
  const api = await assembleApi({
    ...optionsIn(settings),
    database,
    disk,
    vault: createVaultClient(vault),
    content,
    catalogue: loadCatalogue(settings.CATALOGUE_DIR),
    clock: systemClock,
    log: logger,
    uploadOrigin: '',
    portalOrigins,
    secrets,
    runsJobs: isWorker || settings.AMPARO_JOBS === 'here',
  })
  const draining = createDraining({ seconds: settings.AMPARO_DRAIN_SECONDS })
  const proxies = settings.AMPARO_PROXIES
  const app = createApp({ logger, trustProxy: proxies > 0, draining })
  if (isWorker) mountHealth(app, { database, disk, draining, ports: api.ports.states })
  else await mountApi(app, { api, operatorKey, proxies, disk, draining })
  await listen(app, placeOf(settings))

  return {
    draining,
    async stop() {
      await app.close()
      await api.stop()
      await content.close()
    },
  }
}

const placeOf = ({ HOST, PORT }: ApiSettings) => ({ host: HOST, port: PORT, setting: 'PORT' })
