export type TraceContext = { traceId: string; spanId: string }

const pattern = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-[0-9a-f]{2}$/
const nothing = /^0+$/

/** The W3C header `traceparent`; undefined unless it is exactly that, because anyone can send it. */
export function parseTraceparent(header: string): TraceContext | undefined {
  const { traceId, spanId } = pattern.exec(header)?.groups ?? {}
  if (!traceId || !spanId || nothing.test(traceId) || nothing.test(spanId)) return undefined
  return { traceId, spanId }
}

export function formatTraceparent({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`
}
