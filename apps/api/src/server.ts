import { join } from 'node:path'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { loadContent } from '@amparo/content/load-content'
import { openDatabase } from '@amparo/database/open-database'
import { createApp } from '@amparo/service/create-app'
import { watchDiskSpace } from '@amparo/service/disk-space'
import { listen } from '@amparo/service/listen'
import { createLogger } from '@amparo/service/logger'
import { runProcess } from '@amparo/service/run-process'
import { BadSettings } from '@amparo/service/settings'
import { mountApi } from './app.ts'
import { assembleApi } from './assemble.ts'
import { migrations } from './migrations-folder.ts'
import { systemClock } from './platform/clock.ts'
import { createVaultClient } from './platform/vault-client.ts'
import { quotasIn, readApiSettings, retentionIn, smtpIn, stripeIn } from './settings.ts'
import { givenSecrets } from './shared-secrets.ts'

/** The API on its own, for a deployment of several parts: what standalone generates for itself must be configured here. */
await runProcess(
  async () => {
    const settings = readApiSettings(process.env)
    const given = (
      name: 'DATABASE_URL' | 'VAULT_INTERNAL_ORIGIN' | 'VAULT_INTERNAL_SECRET' | 'OPERATOR_KEY',
    ): string => {
      const value = settings[name]
      if (!value) throw new BadSettings(`${name} is missing: the API on its own needs it`)
      return value
    }
    const logger = createLogger({ name: 'api', level: settings.LOG_LEVEL })
    const vault = createVaultClient({ origin: given('VAULT_INTERNAL_ORIGIN'), secret: given('VAULT_INTERNAL_SECRET') })
    const operatorKey = given('OPERATOR_KEY')
    const portalOrigins = settings.PORTAL_ORIGINS
    if (!portalOrigins) throw new BadSettings('PORTAL_ORIGINS is missing: the API on its own needs it')
    const secrets = givenSecrets(settings)
    const database = await openDatabase({
      url: given('DATABASE_URL'),
      poolSize: settings.DATABASE_POOL,
    timeoutMs: settings.DATABASE_TIMEOUT_SECONDS * 1_000,
      folder: join(settings.AMPARO_DATA, 'api'),
      migrations,
    })
    const disk = await watchDiskSpace({ folder: settings.AMPARO_DATA, log: logger })
    const api = await assembleApi({
      database,
      disk,
      vault,
      content: loadContent(),
      catalogue: loadCatalogue(settings.CATALOGUE_DIR),
      clock: systemClock,
      log: logger,
      folder: settings.AMPARO_DATA,
      uploadOrigin: '',
      claimWidgetUrl: settings.CLAIM_WIDGET_URL,
      vehiclesUrl: settings.VEHICLES_URL,
      stripe: stripeIn(settings),
      smtp: smtpIn(settings),
      googleMapsKey: settings.GOOGLE_MAPS_KEY,
      portalOrigins,
      secrets,
      phoneBenefits: settings.PHONE_VERIFIED_BENEFITS,
      claimsADay: settings.CLAIMS_A_DAY,
      ...retentionIn(settings),
      uploadLimit: settings.UPLOAD_LIMIT_BYTES,
      uploadQuotas: quotasIn(settings),
    })
    const proxies = settings.AMPARO_PROXIES
    const app = createApp({ logger, trustProxy: proxies > 0 })
    await mountApi(app, { api, operatorKey, proxies, disk })
    await listen(app, { host: settings.HOST, port: settings.PORT, setting: 'PORT' })

    return async () => {
      await app.close()
      await api.stop()
    }
  },
  { service: 'api' },
)
