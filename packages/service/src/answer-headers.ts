import { REQUEST_ID_HEADER } from '@amparo/contract/call'
import type { FastifyReply } from 'fastify'

/** The headers of every JSON answer, refusals included. */
export const jsonHeaders = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }

/** The headers of every answer of any kind. */
export function addCommonHeaders(reply: FastifyReply) {
  reply.header(REQUEST_ID_HEADER, reply.request.id).header('x-content-type-options', 'nosniff')
}
