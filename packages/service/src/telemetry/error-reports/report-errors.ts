import { type BrowserErrorEvent, browserErrors, type ErrorEvent, errors, listen } from '../channels.ts'
import { currentSpan } from '../tracing/span.ts'
import { framesOf } from './frames.ts'
import type { Report, SentryClient } from './sentry-client.ts'

type Options = { send: SentryClient; service: string; log: { warn(details: object, message: string): void } }

/** Sends logged errors and those of browsers to the error-reporting service. Nobody waits for it. Returns how to end it. */
export function reportErrors({ send, service, log }: Options): () => void {
  const report = (one: Report) =>
    void send(one).catch((error: Error) => log.warn({ cause: error.name }, 'an error report could not be sent'))
  const ending = [
    listen<ErrorEvent>(errors, (event) => report(reportOf(event, service))),
    listen<BrowserErrorEvent>(browserErrors, (event) => report(browserReport(event))),
  ]
  return () => {
    for (const stop of ending) stop()
  }
}

/** Of the running request. A browser sends its report within its own trace, so this is the page's. */
const traceId = () => currentSpan.getStore()?.traceId

function reportOf({ error, requestId }: ErrorEvent, service: string): Report {
  const { code } = error as NodeJS.ErrnoException
  const frames = framesOf(error)
  const place = frames.at(-1)
  const value = [typeof code === 'string' ? code : '', place ? `${place.function} ${place.filename}` : '']
    .join(' ')
    .trim()
  const tags = { request_id: requestId, trace_id: traceId() }
  return { platform: 'node', logger: service, type: error.name, value, tags, frames }
}

function browserReport({ code, cause, page_keys = [], failed_request_id }: BrowserErrorEvent): Report {
  const value = [cause ?? code, ...page_keys].join(' ')
  const tags = { code, cause, request_id: failed_request_id ?? undefined, trace_id: traceId() }
  return { platform: 'javascript', logger: 'portal', type: code, value, tags }
}
