import * as z from 'zod/mini'
import { BadSettings, givenValue, portSetting, readSettings } from '../settings/settings.ts'
import { isDsn } from './error-reports/sentry-client.ts'

const address = z.optional(z.url({ protocol: /^https?$/, error: 'a full address such as http://collector:4318' }))
const aHeader = /^[\w-]+=(?:[^,\s%]|%[0-7][\dA-F])+$/i
const headers = z.optional(
  z
    .string()
    .check(
      z.refine(
        (list) => list.split(',').every((one) => aHeader.test(one.trim())),
        'headers such as name=value,name=value',
      ),
    ),
)
/** Settings that every process has. */
export const telemetrySettings = {
  /** The collector; the standard name works too. */
  OTLP_ENDPOINT: address,
  OTLP_HEADERS: headers,
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTLP_PERCENT: z._default(
    z.pipe(
      z.string().check(z.regex(/^(?:\d{1,2}|100)$/, 'a whole number from 0 to 100')),
      z.transform((digits: string) => Number(digits)),
    ),
    100,
  ),
  /** 0 is none. */
  METRICS_PORT: portSetting(0, 0),
  METRICS_HOST: z.optional(z.string()),
  SENTRY_DSN: z.optional(z.string().check(z.refine(isDsn, 'a DSN is https://key@host/project'))),
  SENTRY_ENVIRONMENT: z.optional(z.string().check(z.regex(/^[\w.-]{1,60}$/, 'a name such as production'))),
}

export type TelemetrySettings = ReturnType<typeof readTelemetrySettings>

export function readTelemetrySettings(env: Record<string, string | undefined>) {
  const values = readSettings(telemetrySettings, { env, ours: ['OTLP_', 'METRICS_', 'SENTRY_'] })
  const one = (ours: 'OTLP_ENDPOINT' | 'OTLP_HEADERS', standard: `OTEL_EXPORTER_${typeof ours}`) => {
    if (values[ours] && values[standard] && values[ours] !== values[standard])
      throw new BadSettings(`${ours} is wrong: ${standard} is set too, and differs`)
    return values[ours] ?? values[standard]
  }
  const endpoint = one('OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT')
  const headerList = one('OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_HEADERS')
  if (values.OTLP_HEADERS && !endpoint) throw new BadSettings('OTLP_ENDPOINT is missing: OTLP_HEADERS needs it')
  if (values.METRICS_HOST && givenValue('METRICS_PORT', env) === undefined)
    throw new BadSettings('METRICS_PORT is missing: METRICS_HOST needs it')
  if (values.SENTRY_ENVIRONMENT && !values.SENTRY_DSN)
    throw new BadSettings('SENTRY_DSN is missing: SENTRY_ENVIRONMENT needs it')

  return {
    traces: endpoint ? { endpoint, headers: headersIn(headerList), percent: values.OTLP_PERCENT } : undefined,
    metrics:
      values.METRICS_PORT === 0 ? undefined : { host: values.METRICS_HOST ?? '127.0.0.1', port: values.METRICS_PORT },
    sentry: values.SENTRY_DSN ? { dsn: values.SENTRY_DSN, environment: values.SENTRY_ENVIRONMENT } : undefined,
  }
}

/** `name=value,name=value`, values encoded as in a URL. */
function headersIn(list = ''): Record<string, string> {
  const pairs = list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    }),
  )
}
