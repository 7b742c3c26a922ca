import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '@amparo/api/migrations-folder'
import { openDatabase } from '@amparo/database/open-database'
import { checkPort } from '@amparo/service/process/listen'
import { createLogger } from '@amparo/service/process/logger'
import { fail } from '@amparo/service/process/run-process'
import { secretFile } from '@amparo/service/secrets/secret-file'
import { freePort } from '../../../scripts/free-ports.ts'
import type { StandaloneSettings } from './settings.ts'
import { startVaultProcess } from './vault-process.ts'

const HOST = 'localhost'

/**
 * Portal and API in this process, the vault in a child process; all on embedded parts unless the settings name others. The vault
 * starts and the database opens while this process loads the rest of its code: one after the other would not start within 3 s.
 */
export async function startStandalone(settings: StandaloneSettings) {
  const { PORT, VAULT_PORT, AMPARO_DATA: data } = settings
  const places = {
    portal: `http://${HOST}:${PORT}`,
    whiteLabel: `http://ba.${HOST}:${PORT}`,
    vault: `http://${HOST}:${VAULT_PORT}`,
  }
  await checkPort({ host: HOST, port: PORT, setting: 'PORT' })
  await checkPort({ host: HOST, port: VAULT_PORT, setting: 'VAULT_PORT' })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const secret = secretFile(join(data, 'internal.secret'))
  const internalPort = await freePort()
  const logger = createLogger({ name: 'amparo', level: settings.LOG_LEVEL })
  const vault = startVaultProcess({
    log: logger,
    env: {
      ...settings.forVault,
      VAULT_HOST: HOST,
      VAULT_PORT: String(VAULT_PORT),
      VAULT_INTERNAL_PORT: String(internalPort),
      VAULT_INTERNAL_SECRET: secret,
      VAULT_DATA: join(data, 'vault'),
      VAULT_LOG_LEVEL: settings.LOG_LEVEL,
      PORTAL_ORIGINS: [places.portal, places.whiteLabel, ...settings.PORTAL_ORIGINS].join(),
    },
  })
  const opening = openDatabase({
    url: settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL,
    timeoutMs: settings.DATABASE_TIMEOUT_SECONDS * 1_000,
    folder: join(data, 'api'),
    migrations,
    onBroken: fail,
  })
  opening.catch(() => {})

  try {
    const { startPortalAndApi } = await import('./start-portal-and-api.ts')
    const { cards, rest, stop } = await startPortalAndApi({
      settings,
      places,
      logger,
      opening,
      vault: { ...vault, internalOrigin: `http://127.0.0.1:${internalPort}`, secret },
      listensAt: { host: HOST, port: PORT, setting: 'PORT' },
    })
    return {
      portal: places.portal,
      vault: places.vault,
      cards,
      rest,
      async stop() {
        await stop()
        await vault.stop()
      },
    }
  } catch (error) {
    await vault.stop()
    throw error
  }
}
