import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { parseTraceparent, type TraceContext } from './traceparent.ts'

/** Numbers as OTLP has them. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const

export type Span = TraceContext & {
  parentId: string | undefined
  name: string
  kind: keyof typeof spanKinds
  attributes: Record<string, string | number>
  startedAtMs: number
  endedAtMs: number
  hasFailed: boolean
}

type Started = Pick<Span, 'name' | 'kind' | 'attributes'> & { parent?: TraceContext | undefined }

/** The span that the running code belongs to; undefined without tracing. */
export const currentSpan = new AsyncLocalStorage<Span>()

const nowMs = () => performance.timeOrigin + performance.now()

export function startSpan({ parent, ...described }: Started): Span {
  return {
    ...described,
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentId: parent?.spanId,
    startedAtMs: nowMs(),
    endedAtMs: 0,
    hasFailed: false,
  }
}

export function endSpan(span: Span) {
  span.endedAtMs = nowMs()
}

/** The caller's place in a trace, if it sent one. */
export function parentFrom(header: unknown): TraceContext | undefined {
  return typeof header === 'string' ? parseTraceparent(header) : undefined
}
