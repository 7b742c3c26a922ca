import { REQUEST_ID_HEADER } from '@amparo/contract/call'
import type { FastifyReply } from 'fastify'

const stamp = { 'x-content-type-options': 'nosniff' }
const others = Object.entries(stamp).flat()

/** What every answer carries. */
export function stampAnswer(reply: FastifyReply) {
  reply.header(REQUEST_ID_HEADER, reply.request.id).headers(stamp)
}

/** The same for one that is written to the connection as it is. */
export function stampOf(reply: FastifyReply): string[] {
  return [REQUEST_ID_HEADER, reply.request.id, ...others]
}
