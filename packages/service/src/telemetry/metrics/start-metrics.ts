import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import {
  browserErrors,
  counts,
  errors,
  type JobEvent,
  jobs,
  listen,
  pools,
  type RequestEvent,
  requests,
  type StatementEvent,
  statements,
} from '../channels.ts'
import type { CountEvent } from './count.ts'
import { counted, counters, gauges, histograms } from './metrics-list.ts'
import { allReadings, type Reading } from './readings.ts'

type Pool = { totalCount: number; idleCount: number; waitingCount: number; ended?: boolean }

/** Counts what the channels say, and renders it as Prometheus wants it. */
export function startMetrics() {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>()
  // The format that has exemplars: the ids of a request beside its duration.
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const metrics = new Map<string, Counter | Gauge | Histogram>()
  for (const [name, { help, labels }] of Object.entries(counted))
    metrics.set(name, new Counter({ name, help, labelNames: Object.keys(labels), registers }))
  for (const [name, one] of Object.entries(counters))
    metrics.set(name, new Counter({ ...one, name, labelNames: [...one.labelNames], registers }))
  for (const [name, one] of Object.entries(histograms))
    metrics.set(
      name,
      new Histogram({
        ...one,
        name,
        labelNames: [...one.labelNames],
        buckets: [...one.buckets],
        enableExemplars: true,
        registers,
      }),
    )
  for (const [name, one] of Object.entries(gauges))
    metrics.set(name, new Gauge({ ...one, name, labelNames: [...one.labelNames], registers }))

  const open = new Set<Pool>()
  const increase = (name: keyof typeof counters | keyof typeof counted, labels: Record<string, string> = {}) =>
    (metrics.get(name) as Counter).inc(labels)
  const observe = (name: keyof typeof histograms, value: number, labels: object = {}, exemplarLabels: object = {}) =>
    (metrics.get(name) as Histogram).observe({ value, labels: { ...labels }, exemplarLabels: { ...exemplarLabels } })

  const ending = [
    listen<CountEvent>(counts, ({ name, labels }) => increase(name, labels)),
    listen(errors, () => increase('amparo_errors', { source: 'server' })),
    listen(browserErrors, () => increase('amparo_errors', { source: 'browser' })),
    listen<Pool>(pools, (pool) => void open.add(pool)),
    listen<RequestEvent>(requests.asyncEnd, ({ request, reply, span }) =>
      observe(
        'amparo_request_seconds',
        reply.elapsedTime / 1_000,
        { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
        { request_id: request.id, ...(span && { trace_id: span.traceId }) },
      ),
    ),
    ...timed<JobEvent>(jobs, ({ queue, error, span }, took) =>
      observe(
        'amparo_job_seconds',
        took,
        { queue, outcome: error ? 'failed' : 'done' },
        span && { trace_id: span.traceId },
      ),
    ),
    ...timed<StatementEvent>(statements, ({ error }, took) => {
      observe('amparo_statement_seconds', took)
      if (error) increase('amparo_statement_errors')
    }),
  ]

  return {
    contentType: registry.contentType,
    async render(): Promise<string> {
      for (const pool of open) if (pool.ended) open.delete(pool)
      const readings = [...poolReadings([...open]), ...(await allReadings())]
      for (const name of Object.keys(gauges)) (metrics.get(name) as Gauge).reset()
      for (const { name, labels = {}, value } of readings) (metrics.get(name) as Gauge).inc(labels, value)
      return registry.metrics()
    },
    stop() {
      for (const stop of ending) stop()
      registry.clear()
    },
  }
}

type Traced = typeof jobs | typeof statements

function timed<Event extends { startedAt?: number }>(to: Traced, onEnd: (event: Event, seconds: number) => void) {
  return [
    listen<Event>(to.start, (event) => {
      event.startedAt = performance.now()
    }),
    listen<Event>(to.asyncEnd, (event) => onEnd(event, (performance.now() - (event.startedAt ?? 0)) / 1_000)),
  ]
}

function poolReadings(pools: readonly Pool[]): Reading[] {
  return pools.flatMap(({ totalCount, idleCount, waitingCount }) => [
    { name: 'amparo_database_connections', labels: { state: 'busy' }, value: totalCount - idleCount },
    { name: 'amparo_database_connections', labels: { state: 'idle' }, value: idleCount },
    { name: 'amparo_database_waiting', value: waitingCount },
  ])
}
