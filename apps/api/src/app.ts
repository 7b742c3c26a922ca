import { mountRoutes } from '@amparo/service/app/mount-routes'
import { type DiskSpace, refuseWritesWhenFull } from '@amparo/service/limits/disk-space'
import { limitRate, setCallCounts } from '@amparo/service/limits/limit-rate'
import type { Draining } from '@amparo/service/process/draining'
import { mountHealth } from '@amparo/service/process/health'
import type { FastifyInstance } from 'fastify'
import type { Api } from './assemble.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { type ApiRoute, callsAMinute, type RateLimit } from './platform/rate-limits.ts'

type Mounted = {
  api: Pick<Api, 'database' | 'areas' | 'counts' | 'ports'>
  /** The key that is always there, to make the first named one. */
  operatorKey: string
  proxies?: number
  /** The disk with the uploads and the embedded database. */
  disk?: DiskSpace
  draining?: Draining
}

/** Puts the product API on a server; `server.ts` and the standalone product only listen. */
export async function mountApi(app: FastifyInstance, { api, operatorKey, proxies = 0, disk, draining }: Mounted) {
  if (disk) refuseWritesWhenFull(app, disk)
  mountHealth(app, { database: api.database, disk, draining, ports: api.ports.states })
  setCallCounts(app, api.counts)
  const guards = { operator: api.areas.operatorKeys.guard(operatorKey) }
  const audit = api.areas.auditLog.record
  const routes = routesOf(api)
  mountRoutes(app, { routes: routes.filter(({ limit }) => !limit), guards, proxies, audit })
  for (const limit of Object.keys(callsAMinute) as RateLimit[])
    await app.register(async (limited) => {
      await limitRate(limited, { name: limit, callsAMinute: callsAMinute[limit], proxies })
      mountRoutes(limited, { routes: routes.filter((route) => route.limit === limit), guards, proxies, audit })
    })
  mountDocs(app, routes)
  for (const area of Object.values(api.areas))
    for (const plugin of 'plugins' in area ? area.plugins : []) await app.register(plugin, { proxies })
}

export function routesOf({ areas }: Pick<Api, 'areas'>): ApiRoute[] {
  return Object.values(areas).flatMap((area): readonly ApiRoute[] => ('routes' in area ? area.routes : []))
}
