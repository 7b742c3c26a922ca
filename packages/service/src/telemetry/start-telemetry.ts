import { createLogger } from '../process/logger.ts'
import { readTelemetrySettings, type TelemetrySettings } from './telemetry-settings.ts'

type Stop = () => void | Promise<void>

/**
 * Starts what the settings name: traces to a collector, `/metrics`, error reports. Without them nothing is loaded. Call it before servers
 * are created and databases opened, because those look once whether anybody listens. Returns how to stop it, which sends what is left.
 */
export async function startTelemetry(
  env: Record<string, string | undefined>,
  { service }: { service: string },
): Promise<() => Promise<void>> {
  const settings = readTelemetrySettings(env)
  const stopping: Stop[] = []
  const stop = async () => {
    for (const step of stopping.splice(0).reverse()) await step()
  }
  try {
    for (const start of [traces, errorReports, metrics]) stopping.push(...(await start(settings, service)))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

const logFor = (service: string) => createLogger({ name: `${service} telemetry`, level: 'warn' })

async function traces({ traces: wanted }: TelemetrySettings, service: string): Promise<Stop[]> {
  if (!wanted) return []
  const [{ createOtlpExporter }, { startTracing }] = await Promise.all([
    import('./tracing/otlp-exporter.ts'),
    import('./tracing/start-tracing.ts'),
  ])
  const exporter = createOtlpExporter({ ...wanted, service: `amparo-${service}`, log: logFor(service) })
  return [exporter.stop, startTracing({ onEnd: exporter.add, percent: wanted.percent })]
}

async function errorReports({ sentry }: TelemetrySettings, service: string): Promise<Stop[]> {
  if (!sentry) return []
  const [{ createSentryClient }, { reportErrors }] = await Promise.all([
    import('./error-reports/sentry-client.ts'),
    import('./error-reports/report-errors.ts'),
  ])
  return [reportErrors({ send: createSentryClient(sentry), service, log: logFor(service) })]
}

async function metrics({ metrics: wanted }: TelemetrySettings, service: string): Promise<Stop[]> {
  if (!wanted) return []
  const { serveMetrics } = await import('./metrics/serve-metrics.ts')
  const { stop } = await serveMetrics({ ...wanted, log: logFor(service) })
  return [stop]
}
