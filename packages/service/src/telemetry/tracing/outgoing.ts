import { channel } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { listen } from '../channels.ts'
import { currentSpan, type Span, startSpan } from './span.ts'

type Fetched = { request: { origin: string | URL; method: string }; response?: { statusCode: number } }
type Requested = { request: ClientRequest; response?: { statusCode: number } }

/**
 * Spans of calls to other services, by `fetch` and by Node's own HTTP client: Node publishes both. They name host, method and
 * status; never the path, which may contain something personal. Other services learn nothing of our traces.
 */
export function traceOutgoing(end: (span: Span | undefined) => void): () => void {
  const spans = new WeakMap<object, Span>()
  const begin = (request: object, { host, method }: { host: string; method: string }) => {
    const parent = currentSpan.getStore()
    if (!parent) return
    const attributes = { 'server.address': host, 'http.request.method': method }
    spans.set(request, startSpan({ name: `${method} ${host}`, kind: 'client', parent, attributes }))
  }
  const answered = (request: object, status: number) => {
    const span = spans.get(request)
    if (!span) return
    span.attributes['http.response.status_code'] = status
    span.hasFailed = status >= 500
    end(span)
  }
  const failed = (request: object) => {
    const span = spans.get(request)
    if (!span) return
    span.hasFailed = true
    end(span)
  }

  const ending = [
    listen<Fetched>(channel('undici:request:create'), ({ request }) =>
      begin(request, { host: new URL(request.origin).host, method: request.method }),
    ),
    listen<Fetched>(channel('undici:request:headers'), ({ request, response }) =>
      answered(request, response?.statusCode ?? 0),
    ),
    listen<Fetched>(channel('undici:request:error'), ({ request }) => failed(request)),
    listen<Requested>(channel('http.client.request.start'), ({ request }) =>
      begin(request, { host: String(request.getHeader('host') ?? request.host), method: request.method }),
    ),
    listen<Requested>(channel('http.client.response.finish'), ({ request, response }) =>
      answered(request, response?.statusCode ?? 0),
    ),
    listen<Requested>(channel('http.client.request.error'), ({ request }) => failed(request)),
  ]
  return () => {
    for (const stop of ending) stop()
  }
}
