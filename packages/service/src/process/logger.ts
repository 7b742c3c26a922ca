import type { FastifyReply, FastifyRequest } from 'fastify'
import { type LogFn, type Logger, pino } from 'pino'
import { redact } from '../secrets/redact.ts'
import { type ErrorEvent, errors } from '../telemetry/channels.ts'

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
      hooks: { streamWrite: redact, logMethod: reportErrors },
    },
    sink ?? pino.destination({ dest: 1, sync: true }),
  )
}

const ERROR_LEVEL = 50

/** Every error that is logged as one is an error report, so that no other code has to think of reports. */
function reportErrors(this: Logger, args: Parameters<LogFn>, write: LogFn, level: number) {
  if (level >= ERROR_LEVEL && errors.hasSubscribers) {
    const { err } = Object(args[0]) as { err?: unknown }
    const error = err instanceof Error ? err : new LoggedError(String(args[1]))
    errors.publish({ error, requestId: this.bindings().request_id } satisfies ErrorEvent)
  }
  write.apply(this, args)
}

/** A line at the level of an error that is about no error object: its words are ours. */
class LoggedError extends Error {
  override name = 'LoggedError'
}

/** PostgreSQL's codes for data that it cannot read: the message quotes the data. */
const quoting = /^22/

/** No other properties of an error: database errors carry the values of the query, which may be personal data. */
function plainError(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code } = error as NodeJS.ErrnoException
  if (!quoting.test(String(code))) return { type, message, stack, code }
  const masked = message.replace(/".*"/s, '"…"')
  return { type, message: masked, stack: stack.replace(message, masked), code }
}
