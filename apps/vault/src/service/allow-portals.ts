import { REQUEST_ID_HEADER } from '@amparo/contract/call'
import type { Endpoint } from '@amparo/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { originGuard } from './origin-guard.ts'

type Options = { origins: readonly string[]; endpoints: readonly Endpoint[] }

/** Lets the pages of exactly these origins read what the calls of this scope answer: no wildcard, no credentials. */
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
      guard(request)
      return reply
        .code(204)
        .header('access-control-allow-methods', method)
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '7200')
        .send()
    })
}
