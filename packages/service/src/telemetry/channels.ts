import { channel, tracingChannel } from 'node:diagnostics_channel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Span } from './tracing/span.ts'

// What happens in a server, for whoever listens. Without telemetry nobody does, and publishing costs next to nothing.
// Events carry routes, queues, codes and statements without their values, so that no listener can pass on anything personal.

/** The statement's text has placeholders for its values. `packages/database` publishes it under the same name. */
export type StatementEvent = { text: string; span?: Span; startedAt?: number; error?: unknown }
export type RequestEvent = { request: FastifyRequest; reply: FastifyReply; span?: Span }
/** `traceparent` is of the request that enqueued the job. */
export type JobEvent = {
  queue: string
  traceparent?: string | undefined
  span?: Span
  startedAt?: number
  error?: unknown
}
/** An error of ours that was logged, with the id of its request if it has one. */
export type ErrorEvent = { error: Error; requestId?: string | undefined }
/** What a browser reported: codes and ids. */
export type BrowserErrorEvent = {
  code: string
  cause?: string | undefined
  page_keys?: string[] | undefined
  failed_request_id: string | null
}

export const requests = tracingChannel<unknown, RequestEvent>('amparo:request')
export const statements = tracingChannel<unknown, StatementEvent>('amparo:statement')
export const jobs = tracingChannel<unknown, JobEvent>('amparo:job')
export const errors = channel('amparo:error')
export const browserErrors = channel('amparo:browser-error')
export const counts = channel('amparo:count')
/** The pools of connections to databases, when they open. `packages/database` publishes them under the same name. */
export const pools = channel('amparo:pool')

type Listening = {
  subscribe(listener: (event: unknown) => void): void
  unsubscribe(listener: (event: unknown) => void): void
}

/** Subscribes, and returns how to end it. */
export function listen<Event>(to: Listening, listener: (event: Event) => void): () => void {
  const typed = listener as (event: unknown) => void
  to.subscribe(typed)
  return () => to.unsubscribe(typed)
}
