import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { mountApi } from '@amparo/api/app'
import { createVaultClient } from '@amparo/api/platform/vault-client'
import { migrations, startServices } from '@amparo/api/start-services'
import { loadDemoCards } from '@amparo/catalogue/demo-cards'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { call } from '@amparo/contract/call'
import { createToken } from '@amparo/contract/vault'
import type { Database } from '@amparo/database/database'
import { openDatabase } from '@amparo/database/open-database'
import { portalPlugin } from '@amparo/portal/server/portal-plugin'
import { createApp } from '@amparo/service/create-app'
import { checkPort, listen } from '@amparo/service/listen'
import { createLogger } from '@amparo/service/logger'
import { secretFile } from '@amparo/service/secret-file'
import { devPlugin } from './dev/dev-plugin.ts'
import { MovableClock } from './dev/movable-clock.ts'
import { freePort } from './free-port.ts'
import { pageSettings } from './page-settings.ts'
import type { StandaloneSettings } from './settings.ts'
import { startVaultProcess, type VaultProcess } from './vault-process.ts'

const HOST = 'localhost'

/** Portal and API in this process, the vault in a child; all on embedded parts unless the settings name others. */
export async function startStandalone(settings: StandaloneSettings) {
  const { PORT, VAULT_PORT, AMPARO_DATA: data } = settings
  const portal = `http://${HOST}:${PORT}`
  const whiteLabel = `http://ba.${HOST}:${PORT}`
  const vaultOrigin = `http://${HOST}:${VAULT_PORT}`
  await checkPort({ host: HOST, port: PORT, setting: 'PORT' })
  await checkPort({ host: HOST, port: VAULT_PORT, setting: 'VAULT_PORT' })
  const content = loadContent()
  const catalogue = loadCatalogue(settings.CATALOGUE_DIR)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const secret = secretFile(join(data, 'internal.secret'))
  const internalPort = await freePort()
  const stopping: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of stopping.splice(0).reverse()) await step()
  }

  try {
    const logger = createLogger({ name: 'amparo', level: settings.LOG_LEVEL })
    const [database, vault] = await bothOrNeither(
      openDatabase({
        url: settings.DATABASE_URL,
        poolSize: settings.DATABASE_POOL,
        folder: join(data, 'api'),
        migrations,
      }),
      startVaultProcess({
        log: logger,
        env: {
          ...settings.forVault,
          VAULT_HOST: HOST,
          VAULT_PORT: String(VAULT_PORT),
          VAULT_INTERNAL_PORT: String(internalPort),
          VAULT_INTERNAL_SECRET: secret,
          VAULT_DATA: join(data, 'vault'),
          VAULT_LOG_LEVEL: settings.LOG_LEVEL,
          PORTAL_ORIGINS: [portal, whiteLabel, ...settings.PORTAL_ORIGINS].join(),
        },
      }),
    )
    stopping.push(() => vault.stop())

    const clock = new MovableClock()
    const { services, stop: stopServices } = await startServices({
      database,
      vault: createVaultClient({ origin: `http://127.0.0.1:${internalPort}`, secret }),
      content,
      catalogue,
      clock,
      log: logger,
      folder: data,
      uploadOrigin: '',
      errorReportDsn: settings.ERROR_REPORT_DSN,
      vehiclesUrl: settings.VEHICLES_URL,
    })
    stopping.push(stopServices)

    const app = createApp({ logger })
    const demoCards = loadDemoCards()
    devPlugin(app, {
      services,
      outbox: services.outbox,
      clock,
      demoCards,
      portalOrigin: portal,
      whiteLabelOrigin: whiteLabel,
      createDemoToken: (number) => demoToken(vaultOrigin, number),
    })
    await mountApi(app, { services, operatorKey: secretFile(join(data, 'operator.key')) })
    await app.register(portalPlugin, {
      content,
      settings: () =>
        pageSettings({ vaultOrigin, cardNetworkUrl: settings.CARD_NETWORK_URL, clockOffsetMs: clock.offsetMs }),
      isMaintenance: () => services.featureFlags.isOn('portal_unavailable'),
      productHomes: { lac: settings.PORTAL_HOME_LAC, us: settings.PORTAL_HOME_US },
    })
    stopping.push(() => app.close())
    await listen(app, { host: HOST, port: PORT, setting: 'PORT' })

    return { portal, vault: vaultOrigin, cards: demoCards, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Both at once, to start quickly; when one fails, the other is taken down before anybody is told. */
async function bothOrNeither(
  database: Promise<Database>,
  vault: Promise<VaultProcess>,
): Promise<[Database, VaultProcess]> {
  const [one, other] = await Promise.allSettled([database, vault])
  if (one.status === 'fulfilled' && other.status === 'fulfilled') return [one.value, other.value]
  if (one.status === 'fulfilled') await one.value.close()
  if (other.status === 'fulfilled') await other.value.stop()
  throw one.status === 'rejected' ? one.reason : (other as PromiseRejectedResult).reason
}

/** Demo numbers only (the dev surface sees to that), so nobody's card passes through this process. */
async function demoToken(origin: string, card_number: string): Promise<string> {
  return (await call(createToken, { body: { card_number } }, { origin, headers: { origin } })).pan_token
}
