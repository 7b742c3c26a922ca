import { REQUEST_ID_HEADER } from '@amparo/contract/call'
import type { Endpoint } from '@amparo/contract/endpoint'
import type { Guard } from '@amparo/service/app/mount-routes'
import { Refused } from '@amparo/service/app/refused'
import type { FastifyInstance } from 'fastify'

type Options = { origins: readonly string[]; endpoints: readonly Endpoint[] }

/** Only pages of these origins may call. A browser sends Origin with every POST, so a request without it is refused. */
export function originGuard(origins: readonly string[]): Guard {
  return ({ headers: { origin } }) => {
    if (origin === undefined || !origins.includes(origin)) throw new Refused('unauthorized')
    return null
  }
}

/** CORS: pages of exactly these origins may read the answers of this scope's calls; no wildcard, no credentials. */
export function allowPortals(app: FastifyInstance, { origins, endpoints }: Options) {
  const guard = originGuard(origins)

  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.header('vary', 'Origin')
    if (origin === undefined || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', `${REQUEST_ID_HEADER}, retry-after`)
  })

  for (const { path, method } of endpoints)
    app.options(path, { config: { rateLimit: false } }, async (request, reply) => {
      await guard(request)
      return reply
        .code(204)
        .header('access-control-allow-methods', method)
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '7200')
        .send()
    })
}
