import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line for each request, when it is over. Requests that never found a route are logged by the failure that answers them. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' })
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) }
    if (error) request.log.error({ ...line, err: error }, 'request broke off')
    else request.log.info(line, 'request')
  }
}
