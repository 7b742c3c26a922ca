import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Draining } from '../process/draining.ts'
import { observeRequests } from '../telemetry/observe-requests.ts'
import { addCommonHeaders } from './answer-headers.ts'
import { cutSlowBodies, type SlowBodies, slowBodies } from './cut-slow-bodies.ts'
import { answerFailures, answerUnrouted } from './failure-answers.ts'
import { requestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'

export const BODY_LIMIT = 256 * 1024

/** The base of every server of ours: request ids on every answer, one shape for failures, JSON only, small bodies. */
export function createApp({
  logger,
  trustProxy = false,
  bodies = slowBodies,
  draining,
}: {
  logger: FastifyBaseLogger
  trustProxy?: boolean
  bodies?: SlowBodies
  draining?: Draining
}): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    // A body may have a key `__proto__`: bodies are read key by key as the contract says, and never merged into anything.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    genReqId: requestId,
    logController: new RequestLog(),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while the server closes is answered, not refused.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: answerUnrouted,
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (_, reply, done) => {
    addCommonHeaders(reply)
    done()
  })
  if (draining)
    app.addHook('onSend', (_, reply, _payload, done) => {
      if (draining.hasBegun()) reply.header('connection', 'close')
      done()
    })
  observeRequests(app)
  cutSlowBodies(app, bodies)
  answerFailures(app)
  return app
}

/** `mountRoutes` checks calls against the contract. Not loading Fastify's own schema compilers saves 0.15 s at every start. */
function noSchemas(): never {
  throw new Error('a route has a Fastify schema, but our calls are described in the contract')
}
