import type { Database } from '@amparo/database/database'
import { createApp } from '@amparo/service/create-app'
import { mountHealth } from '@amparo/service/health'
import { limitRate } from '@amparo/service/limit-rate'
import { mountRoutes } from '@amparo/service/mount-routes'
import { secretGuard } from '@amparo/service/secret-guard'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { allowPortals } from './service/allow-portals.ts'
import { createTokenRoute } from './service/create-token.ts'
import { createTravelDocumentTokenRoute } from './service/entries/create-travel-document-token.ts'
import { exchangePrefillTokenRoute } from './service/entries/exchange-prefill-token.ts'
import { redirectTravelDocumentRoute } from './service/entries/redirect-travel-document.ts'
import { findCardRoute } from './service/find-card.ts'
import { mountFrame } from './service/frame-page.ts'
import { originGuard } from './service/origin-guard.ts'
import { revokeTokenRoute } from './service/revoke-token.ts'
import { addSecurityHeaders } from './service/security-headers.ts'
import type { VaultServices } from './service/services.ts'
import type { VaultSettings } from './settings.ts'

type Parts = { logger: FastifyBaseLogger; services: VaultServices; database: Database }
type PublicSettings = Pick<VaultSettings, 'origin' | 'portalOrigins' | 'proxies' | 'callsAMinute'>

const entries = [exchangePrefillTokenRoute, createTravelDocumentTokenRoute, redirectTravelDocumentRoute]

/** What browsers reach: the frame with the one call it makes, and the calls that the portal's pages make. */
export async function createPublicApp({
  logger,
  services,
  database,
  settings,
  frameFolder,
}: Parts & { settings: PublicSettings; frameFolder: string }): Promise<FastifyInstance> {
  const app = createApp({ logger, trustProxy: settings.proxies > 0 })
  addSecurityHeaders(app, settings)
  mountHealth(app, database)
  await mountFrame(app, { folder: frameFolder, portalOrigins: settings.portalOrigins })
  await app.register(async (calls) => {
    await limitRate(calls, settings)
    mountRoutes(calls, {
      routes: [createTokenRoute],
      services,
      guards: { browser: originGuard([settings.origin]) },
    })
  })
  await app.register(async (calls) => {
    const { portalOrigins: origins } = settings
    allowPortals(calls, { origins, endpoints: entries.map(({ endpoint }) => endpoint) })
    await limitRate(calls, settings)
    mountRoutes(calls, { routes: entries, services, guards: { browser: originGuard(origins) } })
  })
  return app
}

/** What the API reaches, on a listener of its own and with the secret. */
export function createInternalApp({
  logger,
  services,
  database,
  settings,
}: Parts & { settings: { origin: string; internalSecret: string } }): FastifyInstance {
  const app = createApp({ logger })
  addSecurityHeaders(app, settings)
  mountHealth(app, database)
  mountRoutes(app, {
    routes: [findCardRoute, revokeTokenRoute],
    services,
    guards: { service: secretGuard(settings.internalSecret) },
  })
  return app
}
