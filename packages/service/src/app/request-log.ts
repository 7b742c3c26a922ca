import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One log line for each finished request. A request without a route is logged by its `not_found` refusal. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' })
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) }
    if (error) request.log.error({ ...line, err: error }, 'request failed')
    else request.log.info(line, 'request')
  }
}
