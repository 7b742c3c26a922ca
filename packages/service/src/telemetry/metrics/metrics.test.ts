import { afterEach, expect, it } from 'vitest'
import { createApp } from '../../app/create-app.ts'
import { createLogger } from '../../process/logger.ts'
import { browserErrors, jobs, pools, statements } from '../channels.ts'
import { startTelemetry } from '../start-telemetry.ts'
import { count } from './count.ts'
import { readForMetrics } from './readings.ts'
import { serveMetrics } from './serve-metrics.ts'

const log = createLogger({ name: 'test', sink: { write: () => {} } })
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function metricsAfter(work: () => unknown) {
  const { port, stop } = await serveMetrics({ host: '127.0.0.1', port: 0, log })
  closing.push(stop)
  await work()
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { ask, text: await (await ask('/metrics')).text() }
}

it('counts requests by route pattern, with the request id as exemplar, and never by address', async () => {
  let id: unknown
  const { text } = await metricsAfter(async () => {
    const app = createApp({ logger: log })
    app.get('/things/:id', async () => 'ok')
    id = (await app.inject('/things/ana-souza')).headers['x-request-id']
    await app.inject('/nowhere/ana-souza')
    await app.close()
  })
  expect(text).toContain('amparo_request_seconds_count{method="GET",route="/things/:id",status="200"} 1')
  expect(text).toContain('amparo_request_seconds_count{method="GET",route="none",status="404"} 1')
  expect(text).toContain(`request_id="${id}"`)
  expect(text).not.toContain('ana-souza')
})

it('counts jobs, statements, errors and what the product counts', async () => {
  const { text } = await metricsAfter(async () => {
    const failing = () => Promise.reject(new Error('x'))
    await jobs.tracePromise(async () => {}, { queue: 'finish-claim' })
    await jobs.tracePromise(failing, { queue: 'finish-claim' }).catch(() => {})
    await statements.tracePromise(failing, { text: 'SELECT 1' }).catch(() => {})
    browserErrors.publish({ code: 'CMS_ERROR', failed_request_id: null })
    log.error({ err: new Error('x') }, 'unexpected error')
    count('amparo_charges', { outcome: 'declined' })
    pools.publish({ totalCount: 5, idleCount: 2, waitingCount: 1 })
    closing.push(
      readForMetrics(async () => [{ name: 'amparo_jobs_waiting', labels: { queue: 'finish-claim' }, value: 3 }]),
    )
  })
  for (const line of [
    'amparo_job_seconds_count{queue="finish-claim",outcome="done"} 1',
    'amparo_job_seconds_count{queue="finish-claim",outcome="failed"} 1',
    'amparo_statement_seconds_count 1',
    'amparo_statement_errors_total 1',
    'amparo_errors_total{source="browser"} 1',
    'amparo_errors_total{source="server"} 1',
    'amparo_charges_total{outcome="declined"} 1',
    'amparo_jobs_waiting{queue="finish-claim"} 3',
    'amparo_database_connections{state="busy"} 3',
    'amparo_database_waiting 1',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).toMatch(/^process_resident_memory_bytes /m)
})

it('answers nothing but GET /metrics, and 503 while something cannot be read', async () => {
  const { ask } = await metricsAfter(() => {})
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
  closing.push(readForMetrics(() => Promise.reject(new Error('the database is gone'))))
  expect((await ask('/metrics')).status).toBe(503)
})

it('names the setting when its port is taken, before anything else starts', async () => {
  const { ask } = await metricsAfter(() => {})
  const METRICS_PORT = new URL((await ask('/metrics')).url).port
  await expect(startTelemetry({ METRICS_PORT }, { service: 'test' })).rejects.toThrow(/METRICS_PORT/)
})
