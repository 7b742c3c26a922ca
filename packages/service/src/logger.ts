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
        err: plainError,
      },
      hooks: { streamWrite: redact },
    },
    sink ?? pino.destination({ dest: 1, sync: true }),
  )
}

/**
 * What it is, where it came from, and nothing else that hangs on it: errors of a database carry the values of the query, and
 * those may be personal.
 */
function plainError(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, code: (error as NodeJS.ErrnoException).code }
}
