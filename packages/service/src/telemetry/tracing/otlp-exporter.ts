import { once } from 'node:events'
import { type Span, spanKinds } from './span.ts'

const EVERY_MS = 5_000
const TIMEOUT_MS = 10_000
const BATCH = 512
/** A collector that is down must not fill the memory: what does not fit is dropped. */
const MOST_WAITING = 8_192

export type OtlpOptions = {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string
  headers?: Record<string, string>
  service: string
  log: { warn(details: object, message: string): void }
  fetch?: typeof globalThis.fetch
}

/** Sends spans to a collector every few seconds: OTLP over HTTP, as JSON. */
export function createOtlpExporter({ endpoint, headers, service, log, fetch = globalThis.fetch }: OtlpOptions) {
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const resource = { attributes: attributesOf({ 'service.name': service, 'process.pid': process.pid }) }
  let waiting: Span[] = []
  let dropped = 0
  let isDown = false
  let sending = Promise.resolve()

  async function send(spans: Span[]) {
    const scopeSpans = [{ scope: { name: 'amparo' }, spans: spans.map(asOtlp) }]
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
  }

  async function sendAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      waiting = waiting.slice(BATCH)
      try {
        await send(batch)
        isDown = false
      } catch (error) {
        waiting = [...batch, ...waiting].slice(0, MOST_WAITING)
        if (!isDown)
          log.warn({ cause: (error as Error).name, dropped }, 'spans could not be sent, they are tried again')
        isDown = true
        return
      }
    }
  }
  const flush = () => {
    sending = sending.then(sendAll)
    return sending
  }
  const timer = setInterval(flush, EVERY_MS).unref()

  return {
    add(span: Span) {
      if (waiting.length < MOST_WAITING) waiting.push(span)
      else dropped++
    },
    flush,
    async stop() {
      clearInterval(timer)
      await Promise.race([flush(), once(AbortSignal.timeout(TIMEOUT_MS), 'abort')])
    },
  }
}

function asOtlp({ traceId, spanId, parentId, name, kind, attributes, startedAtMs, endedAtMs, hasFailed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentId && { parentSpanId: parentId }),
    name,
    kind: spanKinds[kind],
    startTimeUnixNano: nanoseconds(startedAtMs),
    endTimeUnixNano: nanoseconds(endedAtMs),
    attributes: attributesOf(attributes),
    status: hasFailed ? { code: 2 } : {},
  }
}

function attributesOf(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/** As text, because the number is larger than JSON's numbers may be. */
const nanoseconds = (ms: number) => (BigInt(Math.round(ms * 1_000)) * 1_000n).toString()
