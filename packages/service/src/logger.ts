import type { FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { redact } from './redact.ts'

export type LogSink = { write(line: string): void }

/** Structured lines. A request is its method and route pattern: real addresses, bodies and headers never reach a log. */
export function createLogger({ name, level = 'info', sink }: { name: string; level?: string; sink?: LogSink }) {
  return pino(
    {
      name,
      level,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
        res: (reply: FastifyReply) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
      hooks: { streamWrite: redact },
    },
    sink ?? pino.destination({ dest: 1, sync: true }),
  )
}
