import type { FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { redact } from './redact.ts'

export type LogSink = { write(line: string): void }

/** Structured log lines. Of a request only the method and the route pattern are logged, never its URL, body or headers. */
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

/** No other properties of an error: database errors carry the values of the query, which may be personal data. */
function plainError(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error)
  return { type, message, stack, code: (error as NodeJS.ErrnoException).code }
}
