import { mountHealth } from '@amparo/service/health'
import { mountRoutes } from '@amparo/service/mount-routes'
import { secretGuard } from '@amparo/service/secret-guard'
import type { FastifyInstance } from 'fastify'
import { listBenefitsRoute } from './benefits/list-benefits.ts'
import { signOutRoute } from './cards/sign-out.ts'
import { getCountryRoute } from './countries/get-country.ts'
import { listLanguagesRoute } from './countries/list-languages.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { reportErrorRoute } from './errors/report-error.ts'
import { listFeatureFlagsRoute } from './feature-flags/list-feature-flags.ts'
import { setFeatureFlagRoute } from './feature-flags/set-feature-flag.ts'
import { embeddedObjectStoreRoutes } from './platform/object-store/embedded-object-store-routes.ts'
import type { Services } from './services.ts'

export const routes = [
  listBenefitsRoute,
  signOutRoute,
  listFeatureFlagsRoute,
  setFeatureFlagRoute,
  getCountryRoute,
  listLanguagesRoute,
  reportErrorRoute,
]

/** Puts the product API on a server; `server.ts` and the standalone product only listen. */
export async function mountApi(
  app: FastifyInstance,
  { services, operatorKey }: { services: Services; operatorKey: string },
) {
  mountHealth(app, services.database)
  mountRoutes(app, { routes, services, guards: { operator: secretGuard(operatorKey) } })
  mountDocs(app, routes)
  await app.register(embeddedObjectStoreRoutes, { store: services.objectStore })
}
