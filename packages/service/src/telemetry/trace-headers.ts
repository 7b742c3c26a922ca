import { currentSpan } from './tracing/span.ts'
import { formatTraceparent } from './tracing/traceparent.ts'

/** The place in the trace of the running code, for what our own servers and jobs continue. */
export function currentTraceparent(): string | undefined {
  const span = currentSpan.getStore()
  return span && formatTraceparent(span)
}

/** For calls to our own servers only. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent ? { traceparent } : {}
}
