import type { Database } from '@amparo/database/database'
import { createApp } from '@amparo/service/app/create-app'
import { mountRoutes } from '@amparo/service/app/mount-routes'
import { secretGuard } from '@amparo/service/app/secret-guard'
import type { CallCounts } from '@amparo/service/limits/call-counts'
import { type DiskSpace, refuseWritesWhenFull } from '@amparo/service/limits/disk-space'
import { limitRate, setCallCounts } from '@amparo/service/limits/limit-rate'
import type { Draining } from '@amparo/service/process/draining'
import { mountHealth } from '@amparo/service/process/health'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { VaultRoutes } from './assemble.ts'
import { mountFrame } from './frame-page/mount-frame.ts'
import { chargeRelay } from './payments/charge-relay.ts'
import { allowPortals, originGuard } from './portal-access/portal-access.ts'
import type { PaymentProcessorSetting } from './settings/payment-processor-setting.ts'
import type { VaultSettings } from './settings/vault-settings.ts'

type Parts = {
  logger: FastifyBaseLogger
  routes: VaultRoutes
  database: Database
  disk?: DiskSpace | undefined
  draining?: Draining
}
type PublicSettings = Pick<VaultSettings, 'origin' | 'portalOrigins' | 'proxies' | 'callsAMinute'> & {
  assetsFolder?: string | undefined
}

/** The listener for browsers: the frames with the calls they make, and the calls of the portal's pages. */
export async function createPublicApp({
  logger,
  routes,
  database,
  disk,
  draining,
  counts,
  settings,
  frameFolder,
}: Parts & { counts: CallCounts; settings: PublicSettings; frameFolder: string }): Promise<FastifyInstance> {
  const { portalOrigins } = settings
  const app = createApp({ logger, trustProxy: settings.proxies > 0, ...(draining && { draining }) })
  setCallCounts(app, counts)
  if (disk) refuseWritesWhenFull(app, disk)
  mountHealth(app, { database, disk, draining })
  await mountFrame(app, { folder: frameFolder, sharedAssets: settings.assetsFolder, portalOrigins })
  await app.register(async (calls) => {
    await limitRate(calls, { ...settings, name: 'card_entries' })
    mountRoutes(calls, { routes: routes.frame, guards: { browser: originGuard([settings.origin]) } })
  })
  // Somebody who tries out stolen cards makes more attempts than somebody who mistypes.
  await app.register(async (calls) => {
    await limitRate(calls, { ...settings, name: 'payment_cards', callsAMinute: Math.ceil(settings.callsAMinute / 3) })
    mountRoutes(calls, { routes: routes.payments, guards: { browser: originGuard([settings.origin]) } })
  })
  await app.register(async (calls) => {
    allowPortals(calls, { origins: portalOrigins, endpoints: routes.portal.map(({ endpoint }) => endpoint) })
    await limitRate(calls, { ...settings, name: 'portal_calls' })
    mountRoutes(calls, { routes: routes.portal, guards: { browser: originGuard(portalOrigins) } })
  })
  return app
}

/** The listener for the API, which has to know the secret. */
export function createInternalApp({
  logger,
  routes,
  database,
  draining,
  settings,
}: Parts & {
  settings: { internalSecret: string; paymentProcessor?: PaymentProcessorSetting }
}): FastifyInstance {
  const app = createApp({ logger, ...(draining && { draining }) })
  mountHealth(app, { database, draining })
  const { internalSecret, paymentProcessor } = settings
  mountRoutes(app, { routes: routes.internal, guards: { service: secretGuard(internalSecret) } })
  if (paymentProcessor?.kind === 'stripe') app.register(chargeRelay, { ...paymentProcessor, internalSecret })
  return app
}
