import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../app/create-app.ts'
import { createLogger } from '../../process/logger.ts'
import { jobs, statements } from '../channels.ts'
import { startTelemetry } from '../start-telemetry.ts'
import { startTelemetryReceiver } from '../testing/telemetry-receiver.ts'
import { currentTraceparent } from '../trace-headers.ts'
import { createOtlpExporter } from './otlp-exporter.ts'
import { startSpan } from './span.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`
const logger = createLogger({ name: 'test', sink: { write: () => {} } })

let receiver: Awaited<ReturnType<typeof startTelemetryReceiver>>
beforeEach(async () => {
  receiver = await startTelemetryReceiver()
})
afterEach(() => receiver.stop())

/** Runs with tracing on, and answers the spans that the collector got. */
async function spansOf(work: () => Promise<unknown>, env: Record<string, string> = {}) {
  const stop = await startTelemetry(
    { OTLP_ENDPOINT: receiver.endpoint, OTLP_HEADERS: 'api-key=secret', ...env },
    { service: 'test' },
  )
  await work()
  await stop()
  return receiver.spans()
}

async function request() {
  const app = createApp({ logger })
  app.post('/things/:id', async () => {
    await statements.tracePromise(async () => {}, { text: 'SELECT * FROM things WHERE id = $1' })
    await fetch(`${receiver.endpoint}/elsewhere?name=Ana`)
    return { traceparent: currentTraceparent() }
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/things/thing-4711',
    payload: { a: 1 },
    headers: { traceparent },
  })
  await app.close()
  return answer
}

it('sends a request with its statement and its outgoing call as one trace, which the browser began', async () => {
  let id: unknown
  const spans = await spansOf(async () => {
    id = (await request()).headers['x-request-id']
  })
  const server = spans.find(({ kind }) => kind === 2)
  expect(server).toMatchObject({
    name: 'POST /things/:id',
    traceId: TRACE,
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'http.route': '/things/:id', 'http.response.status_code': 200, 'amparo.request_id': id },
  })
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === server?.spanId)
  expect(inside.map(({ name, traceId }) => [name, traceId]).sort()).toEqual([
    [`GET ${new URL(receiver.endpoint).host}`, TRACE],
    ['SELECT things', TRACE],
  ])
  expect(receiver.received.find(({ url }) => url === '/v1/traces')?.headers['api-key']).toBe('secret')
  const toOthers = receiver.received.find(({ url }) => url.startsWith('/elsewhere'))
  expect(toOthers?.headers).not.toHaveProperty('traceparent')
})

it('sends no address, body or value', async () => {
  await spansOf(request)
  const sent = receiver.received.filter(({ url }) => url === '/v1/traces').map(({ body }) => body)
  expect(sent.join()).not.toMatch(/thing-4711|Ana|elsewhere/)
})

it('lets a job continue the trace of the request that enqueued it, and marks what failed', async () => {
  const spans = await spansOf(() =>
    jobs
      .tracePromise(
        async () => statements.tracePromise(async () => Promise.reject(new Error('x')), { text: 'COMMIT' }),
        {
          queue: 'finish-claim',
          traceparent,
        },
      )
      .catch(() => {}),
  )
  expect(spans.map(({ name, traceId, status }) => [name, traceId, status.code])).toEqual([
    ['COMMIT', TRACE, 2],
    ['job finish-claim', TRACE, 2],
  ])
})

it('sends nothing of statements outside requests and jobs, nor of traces beyond the percentage', async () => {
  const alone = () => statements.tracePromise(async () => {}, { text: 'SELECT 1' })
  expect(await spansOf(alone)).toEqual([])
  expect(await spansOf(request, { OTLP_PERCENT: '0' })).toEqual([])
})

it('adds nothing to a server, and no trace to calls, without a collector', async () => {
  const stop = await startTelemetry({}, { service: 'test' })
  expect((await request()).json()).toEqual({})
  await stop()
  expect(statements.hasSubscribers || jobs.hasSubscribers).toBe(false)
})

it('keeps spans while the collector is down, says so once, and drops what does not fit', async () => {
  const warned: string[] = []
  const log = { warn: (_: object, message: string) => void warned.push(message) }
  const exporter = createOtlpExporter({ endpoint: receiver.endpoint, service: 'test', log })
  for (let time = 0; time < 9_000; time++) exporter.add(startSpan({ name: 'x', kind: 'internal', attributes: {} }))
  receiver.status = 503
  await exporter.flush()
  await exporter.flush()
  expect(warned).toEqual(['spans could not be sent, they are tried again'])
  receiver.received.length = 0
  receiver.status = 200
  await exporter.stop()
  expect(receiver.spans()).toHaveLength(8_192)
})
