import { expect, it } from 'vitest'
import { readTelemetrySettings } from './telemetry-settings.ts'

it('starts nothing without settings', () => {
  expect(readTelemetrySettings({})).toEqual({ traces: undefined, metrics: undefined, sentry: undefined })
})

it.each([
  [{ OTLP_ENDPOINT: 'http://collector:4318', OTLP_HEADERS: 'api-key=a%20b,tenant=one' }],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant=one',
      OTEL_SERVICE_NAME: 'not ours',
    },
  ],
])('reads the collector under our names and the standard ones', (env) => {
  expect(readTelemetrySettings(env).traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: { 'api-key': 'a b', tenant: 'one' },
    percent: 100,
  })
})

it.each([{ METRICS_PORT: '0' }, { METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' }])('serves no metrics with %j', (env) => {
  expect(readTelemetrySettings(env).metrics).toBeUndefined()
})

it('serves metrics on this machine only, unless a host is named', () => {
  expect(readTelemetrySettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readTelemetrySettings({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0')
})

it.each([
  ['OTLP_ENDPOINT is wrong', { OTLP_ENDPOINT: 'collector:4318' }],
  ['OTLP_ENDPOINT is wrong', { OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://b' }],
  ['OTLP_ENDPOINT is missing', { OTLP_HEADERS: 'a=b' }],
  ['OTLP_HEADERS is wrong', { OTLP_ENDPOINT: 'http://a', OTLP_HEADERS: 'api-key' }],
  ['OTLP_HEADERS is wrong', { OTLP_ENDPOINT: 'http://a', OTLP_HEADERS: 'api-key=%zz' }],
  ['OTLP_PERCENT is wrong', { OTLP_ENDPOINT: 'http://a', OTLP_PERCENT: '101' }],
  ['OTLP_PERCENT is wrong', { OTLP_ENDPOINT: 'http://a', OTLP_PERCENT: '-1' }],
  ['OTLP_ENDPOIMT is not a setting', { OTLP_ENDPOIMT: 'http://a' }],
  ['METRICS_PORT is wrong: a port is a number from 0 to 65535', { METRICS_PORT: '65536' }],
  ['METRICS_PORT is missing', { METRICS_HOST: '0.0.0.0' }],
  ['METRICS_PATH is not a setting', { METRICS_PATH: '/m' }],
  ['SENTRY_DSN is wrong', { SENTRY_DSN: 'https://errors.example/42' }],
  ['SENTRY_DSN is wrong', { SENTRY_DSN: 'https://key@errors.example/' }],
  ['SENTRY_DSN is wrong', { SENTRY_DSN: 'key@errors.example/42' }],
  ['SENTRY_DSN is missing', { SENTRY_ENVIRONMENT: 'production' }],
  ['SENTRY_ENVIRONMENT is wrong', { SENTRY_DSN: 'https://key@errors.example/42', SENTRY_ENVIRONMENT: 'two words' }],
])('refuses to start: %s (%o)', (message, env) => {
  expect(() => readTelemetrySettings(env)).toThrow(message)
})
