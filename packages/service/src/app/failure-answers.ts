import { type CommonRefusal, type Failure, statusOf } from '@amparo/contract/failure'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addCommonHeaders, jsonHeaders } from './answer-headers.ts'
import { isAway } from './is-away.ts'
import { Refused } from './refused.ts'

/** Answers every error in the one failure shape. One that is no refusal is logged; the caller gets only the request id. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) return send(request, reply, error)
    const code = codeFor(error)
    if (code === 'internal_error') request.log.error({ err: error }, 'unexpected error')
    if (code === 'service_unavailable') request.log.error({ err: error }, 'the database, or an engine, does not answer')
    return send(request, reply, new Refused(code))
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refused('not_found')))
}

/** For a URL that the router cannot parse: no hook or handler runs for it, and Fastify's default answer would repeat the URL. */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  addCommonHeaders(reply)
  send(request, reply, new Refused(codeFor(error)))
}

function send(request: FastifyRequest, reply: FastifyReply, { code, details: { retryAfter, ...details } }: Refused) {
  const failure: Failure = { error_code: code, request_id: request.id, ...details }
  request.log.info({ error_code: code, problems: details.problems }, 'refused')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(statusOf(code)).headers(jsonHeaders).send(JSON.stringify(failure))
}

function codeFor(error: FastifyError): CommonRefusal {
  if (error.statusCode === 413) return 'body_too_large'
  if (error.statusCode === 415) return 'unsupported_media_type'
  if (error.statusCode === 429) return 'too_many_requests'
  if (error.statusCode !== undefined && error.statusCode < 500) return 'invalid_request'
  return isAway(error) ? 'service_unavailable' : 'internal_error'
}
