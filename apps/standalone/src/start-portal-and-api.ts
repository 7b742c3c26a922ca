import { join } from 'node:path'
import { mountApi } from '@amparo/api/app'
import { assembleApi } from '@amparo/api/assemble'
import { optionsIn } from '@amparo/api/options-in-settings'
import { createStoredTextsRepository } from '@amparo/api/platform/content/stored-texts-repository'
import { uploadOriginOf } from '@amparo/api/platform/object-store/s3/s3-settings'
import { createVaultClient } from '@amparo/api/platform/vault-client'
import { loadDemoCards } from '@amparo/catalogue/demo/demo-cards'
import { loadDemoClaims } from '@amparo/catalogue/demo/demo-claims'
import { loadDemoPolicies } from '@amparo/catalogue/demo/demo-policies'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { openContent } from '@amparo/content/open-content'
import { call } from '@amparo/contract/call'
import { createToken } from '@amparo/contract/vault'
import type { Database } from '@amparo/database/database'
import { portalPlugin } from '@amparo/portal/server/portal-plugin'
import { pageOptionsIn } from '@amparo/portal/server/process/page-options'
import { pageSettings } from '@amparo/portal/server/process/page-settings'
import { createApp } from '@amparo/service/app/create-app'
import { watchDiskSpace } from '@amparo/service/limits/disk-space'
import { listen } from '@amparo/service/process/listen'
import { secretFile } from '@amparo/service/secrets/secret-file'
import { cmsIn } from '@amparo/service/settings/content-settings'
import type { FastifyBaseLogger } from 'fastify'
import { seedDemoClaims } from './demo-claims/seed-demo-claims.ts'
import { seedDemoPolicies } from './demo-policies/seed-demo-policies.ts'
import { devPlugin } from './dev/dev-plugin.ts'
import { MovableClock } from './dev/movable-clock.ts'
import { createMoveClock } from './dev/move-clock.ts'
import { loadOtherLanguages } from './load-other-languages.ts'
import { STANDALONE_PAGES, type StandaloneSettings } from './settings.ts'
import type { VaultProcess } from './vault-process.ts'

type Parts = {
  settings: StandaloneSettings
  places: { portal: string; whiteLabel: string; vault: string }
  logger: FastifyBaseLogger
  opening: Promise<Database>
  vault: Pick<VaultProcess, 'ready' | 'moveClock'> & { internalOrigin: string; secret: string }
  listensAt: { host: string; port: number; setting: string }
}

/** Starts portal and API. They listen only when the vault does, so that no page shows a card field that does not work. */
export async function startPortalAndApi({ settings, places, logger, opening, vault, listensAt }: Parts) {
  const data = settings.AMPARO_DATA
  const stopping = [() => opening.then((database) => database.close())]
  const stop = async () => {
    for (const step of stopping.splice(0).reverse()) await step()
  }

  try {
    const cms = cmsIn(settings)
    // Only a content host is a reason to wait for the database here.
    const stored = cms && createStoredTextsRepository(await opening)
    const content = await openContent({ cms, stored, isLazy: true, log: logger })
    stopping.push(content.close)
    const catalogue = loadCatalogue(settings.CATALOGUE_DIR)
    const clock = new MovableClock()
    const portalOrigins = [places.portal, places.whiteLabel, ...settings.PORTAL_ORIGINS]
    const options = optionsIn(settings)
    const disk = await watchDiskSpace({ folder: data, log: logger })
    const api = await assembleApi({
      ...options,
      database: await opening,
      disk,
      vault: createVaultClient({ origin: vault.internalOrigin, secret: vault.secret }),
      content,
      catalogue,
      clock,
      log: logger,
      uploadOrigin: '',
      portalOrigins,
      secrets: settings.secrets,
      readsTextsLater: true,
    })
    // The API closes the database when it stops.
    stopping.splice(0, 1, api.stop)

    const proxies = settings.AMPARO_PROXIES
    const app = createApp({ logger, trustProxy: proxies > 0 })
    stopping.push(() => app.close())
    const demoCards = loadDemoCards()
    const demoClaims = loadDemoClaims()
    const demoPolicies = loadDemoPolicies()
    const createDemoToken = (number: string) => demoToken(places.vault, number)
    devPlugin(app, {
      catalogue,
      featureFlags: api.areas.featureFlags,
      claimForms: api.areas.claimForms.forms,
      outbox: api.ports.outbox,
      clock,
      moveClock: createMoveClock({
        clock,
        catchUp: api.areas.billing.catchUp,
        tellVault: vault.moveClock,
        onFailure: (error) => logger.error({ err: error }, 'billing failed'),
      }),
      demoCards,
      demoClaims,
      demoPolicies,
      policies: api.areas.policies,
      sendLink: api.areas.users.sendLink,
      portalOrigin: places.portal,
      whiteLabelOrigin: places.whiteLabel,
      createDemoToken,
    })
    await mountApi(app, { api, operatorKey: secretFile(join(data, 'operator.key')), proxies, disk })
    await app.register(portalPlugin, {
      ...pageOptionsIn(settings),
      content,
      settings: () => {
        const demo = { clockOffsetMs: clock.offsetMs }
        return pageSettings(settings, { ...STANDALONE_PAGES, vaultOrigin: places.vault, portalOrigins, demo })
      },
      isMaintenance: () => api.areas.featureFlags.isOn('portal_unavailable'),
      uploadOrigins: options.s3 ? [uploadOriginOf(options.s3)] : [],
    })
    // In standalone mode the marketplace is open from the start; in production an operator opens it.
    await api.areas.featureFlags.setDefault('mcu_nam_cp', 'on')
    await vault.ready
    // No demo data in a database that somebody configured, and no demo charges at a real processor.
    if (!settings.DATABASE_URL) {
      await seedDemoClaims({ api, claims: demoClaims, createToken: createDemoToken, log: logger })
      if (!settings.STRIPE_SECRET_KEY) await seedDemoPolicies({ api, policies: demoPolicies, log: logger })
    }
    await listen(app, listensAt)

    return { cards: demoCards, rest: loadOtherLanguages({ content, claimTexts: api.areas.claimForms.texts }), stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** For demo numbers only (the developer tools check that), so no real card passes through this process. */
async function demoToken(origin: string, card_number: string): Promise<string> {
  return (await call(createToken, { body: { card_number } }, { origin, headers: { origin } })).pan_token
}
