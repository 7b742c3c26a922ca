import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { stampAnswer } from './answer-stamp.ts'
import { answerFailures, answerUnrouted } from './failure-answers.ts'
import { requestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'

export const BODY_LIMIT = 256 * 1024

/** A server as all of ours are: request ids on every answer, one shape of failure, JSON only, small bodies. */
export function createApp({
  logger,
  trustProxy = false,
}: {
  logger: FastifyBaseLogger
  trustProxy?: boolean
}): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    // Bodies are taken apart by their contract, key by key, and never merged into anything: the parser's own search is not needed.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    genReqId: requestId,
    logController: new RequestLog(),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    frameworkErrors: answerUnrouted,
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('onSend', (_, reply, _payload, done) => {
    stampAnswer(reply)
    done()
  })
  answerFailures(app)
  return app
}

/** Calls are held to their contract by `implement`. Fastify's own compilers take a tenth of a second to read at every start. */
function noSchemas(): never {
  throw new Error('a route has a schema of Fastify; calls of ours are described in the contract')
}
