import { join } from 'node:path'
import { mountBuiltPage } from '@amparo/api/docs/built-page'
import { mountRoutes } from '@amparo/service/app/mount-routes'
import type { FastifyInstance } from 'fastify'
import { keepClockCookie } from './clock-cookie.ts'
import { type DevParts, devRoutes } from './dev-routes.ts'
import { formsRoutes } from './forms-routes.ts'
import { mountOutboxFiles } from './outbox-files.ts'
import { sameOriginGuard } from './same-origin-guard.ts'

const built = join(import.meta.dirname, '../../dist')

/**
 * The developer tools: `/dev` and its calls. They have no login, so they throw in production. Mount them before the other parts,
 * because their clock cookie is sent with the others' answers too.
 */
export function devPlugin(app: FastifyInstance, parts: DevParts, folder = built) {
  if (process.env.NODE_ENV === 'production') throw new Error('/dev does not exist with NODE_ENV=production')

  keepClockCookie(app, parts.clock)
  mountBuiltPage(app, { path: '/dev', folder, page: 'dev.html' })
  const guard = sameOriginGuard([parts.portalOrigin, parts.whiteLabelOrigin])
  mountRoutes(app, { routes: [...devRoutes(parts), ...formsRoutes(parts)], guards: { browser: guard } })
  mountOutboxFiles(app, { outbox: parts.outbox, guard })
}
