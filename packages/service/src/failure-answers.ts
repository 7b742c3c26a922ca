import { type CommonRefusal, type Failure, statusOf } from '@amparo/contract/failure'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { stampAnswer } from './answer-stamp.ts'
import { Refused } from './refused.ts'

/** Turns everything that can go wrong into the one failure shape. What is unexpected is logged, and told to nobody. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refused = error instanceof Refused ? error : new Refused(borderCode(error))
    if (refused.code === 'internal_error') request.log.error({ err: error }, 'unexpected error')
    return send(request, reply, refused)
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refused('not_found')))
}

/** An address that no router can read: it meets neither hooks nor handlers, and would be told what it said. */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  stampAnswer(reply)
  send(request, reply, new Refused(borderCode(error)))
}

function send(request: FastifyRequest, reply: FastifyReply, { code, details }: Refused) {
  const failure: Failure = { error_code: code, request_id: request.id, ...details }
  request.log.info({ error_code: code, problems: details.problems }, 'refused')
  return reply
    .code(statusOf(code))
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(failure))
}

function borderCode(error: FastifyError): CommonRefusal {
  if (error.statusCode === 413) return 'body_too_large'
  if (error.statusCode === 415) return 'unsupported_media_type'
  if (error.statusCode === 429) return 'too_many_requests'
  return error.statusCode !== undefined && error.statusCode < 500 ? 'invalid_request' : 'internal_error'
}
