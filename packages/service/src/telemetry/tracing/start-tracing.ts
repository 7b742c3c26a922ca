import type { FastifyRequest } from 'fastify'
import {
  type JobEvent,
  jobs,
  listen,
  type RequestEvent,
  requests,
  type StatementEvent,
  statements,
} from '../channels.ts'
import { traceOutgoing } from './outgoing.ts'
import { currentSpan, endSpan, parentFrom, type Span, startSpan } from './span.ts'
import { describeStatement } from './statement-text.ts'

type Options = {
  onEnd: (span: Span) => void
  /** Of how many traces in a hundred the spans are sent. Chosen by the trace's id, so that all servers choose the same. */
  percent: number
}

/** Makes spans of requests, jobs, statements and outgoing calls. Returns how to end it. */
export function startTracing({ onEnd, percent }: Options): () => void {
  const isSent = ({ traceId }: Span) => Number.parseInt(traceId.slice(-8), 16) % 100 < percent
  const end = (span: Span | undefined) => {
    if (!span || span.endedAtMs > 0) return
    endSpan(span)
    if (isSent(span)) onEnd(span)
  }

  requests.start.bindStore(currentSpan, (event) => (event.span = spanOfRequest(event.request)))
  jobs.start.bindStore(currentSpan, (event) => (event.span = spanOfJob(event)))
  const ending = [
    listen<RequestEvent>(requests.asyncEnd, ({ span, reply }) => {
      if (!span) return
      span.attributes['http.response.status_code'] = reply.statusCode
      span.hasFailed = reply.statusCode >= 500
      end(span)
    }),
    listen<JobEvent>(jobs.error, ({ span }) => fail(span)),
    listen<JobEvent>(jobs.asyncEnd, ({ span }) => end(span)),
    // Only what belongs to a request or a job: the job queue alone asks the database several times a second.
    listen<StatementEvent>(statements.start, (event) => {
      const parent = currentSpan.getStore()
      if (parent) event.span = spanOfStatement(event.text, parent)
    }),
    listen<StatementEvent>(statements.error, ({ span }) => fail(span)),
    listen<StatementEvent>(statements.asyncEnd, ({ span }) => end(span)),
    traceOutgoing(end),
  ]
  return () => {
    requests.start.unbindStore(currentSpan)
    jobs.start.unbindStore(currentSpan)
    for (const stop of ending) stop()
  }
}

function fail(span: Span | undefined) {
  if (span) span.hasFailed = true
}

function spanOfRequest({ method, id, routeOptions, headers }: FastifyRequest): Span {
  const route = routeOptions.url ?? 'none'
  return startSpan({
    name: `${method} ${route}`,
    kind: 'server',
    parent: parentFrom(headers.traceparent),
    attributes: { 'http.request.method': method, 'http.route': route, 'amparo.request_id': id },
  })
}

function spanOfJob({ queue, traceparent }: JobEvent): Span {
  return startSpan({
    name: `job ${queue}`,
    kind: 'internal',
    parent: parentFrom(traceparent),
    attributes: { 'messaging.destination.name': queue },
  })
}

function spanOfStatement(statement: string, parent: Span): Span {
  const { name, text } = describeStatement(statement)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  return startSpan({ name, kind: 'client', parent, attributes })
}
