import { join } from 'node:path'
import { storedInFolder } from '@amparo/content/cms/stored-in-folder'
import { openContent } from '@amparo/content/open-content'
import { call } from '@amparo/contract/call'
import { listFeatureFlags } from '@amparo/contract/feature-flags'
import { isFlagOn } from '@amparo/rules/portal/flag-status'
import { createApp } from '@amparo/service/app/create-app'
import { createDraining } from '@amparo/service/process/draining'
import { mountHealth } from '@amparo/service/process/health'
import { listen } from '@amparo/service/process/listen'
import { createLogger } from '@amparo/service/process/logger'
import { cmsIn } from '@amparo/service/settings/content-settings'
import { portalPlugin } from '../portal-plugin.ts'
import { apiProxy } from './api-proxy.ts'
import { pageOptionsIn } from './page-options.ts'
import { pageSettings } from './page-settings.ts'
import type { PortalSettings } from './portal-settings.ts'
import { sendToTls } from './send-to-tls.ts'

const FLAGS_WITHIN_MS = 2_000

/** The portal on its own: serves pages, assets and content, and passes their calls on to the API. It has no database. */
export async function startPortal(settings: PortalSettings, { distFolder }: { distFolder?: string } = {}) {
  const logger = createLogger({ name: 'portal', level: settings.LOG_LEVEL })
  const { PORTAL_ORIGINS: portalOrigins, PORTAL_API_ORIGIN: origin, AMPARO_PROXIES: proxies } = settings
  const { PORTAL_ASSETS_DIR: shared } = settings
  const stored = shared === undefined ? undefined : storedInFolder(join(shared, 'texts'))
  const content = await openContent({ cms: cmsIn(settings), stored, log: logger })
  const draining = createDraining({ seconds: settings.AMPARO_DRAIN_SECONDS })
  const app = createApp({ logger, trustProxy: proxies > 0, draining })
  mountHealth(app, { draining })
  if (proxies > 0) sendToTls(app, portalOrigins)
  await app.register(apiProxy, { origin, proxies })

  const shown = pageSettings(settings, {
    vaultOrigin: settings.VAULT_ORIGIN,
    portalOrigins,
    supportPhone: settings.PORTAL_SUPPORT_PHONE ?? null,
    environment: settings.PORTAL_ENVIRONMENT,
  })
  await app.register(portalPlugin, {
    ...pageOptionsIn(settings),
    ...(distFolder !== undefined && { distFolder }),
    ...(shared !== undefined && { sharedAssets: shared }),
    uploadOrigins: settings.PORTAL_UPLOAD_ORIGINS,
    content,
    settings: () => shown,
    isMaintenance: async () => {
      const signal = AbortSignal.timeout(FLAGS_WITHIN_MS)
      const flags = await call(listFeatureFlags, {}, { origin, signal })
      return isFlagOn(flags.find(({ code }) => code === 'portal_unavailable')?.status)
    },
  })
  await listen(app, { host: settings.HOST, port: settings.PORT, setting: 'PORT' })

  return {
    app,
    draining,
    async stop() {
      await app.close()
      await content.close()
    },
  }
}
