import { serveMetrics } from '@amparo/service/telemetry/metrics/serve-metrics'
import { startTelemetry } from '@amparo/service/telemetry/start-telemetry'
import { startTelemetryReceiver } from '@amparo/service/telemetry/testing/telemetry-receiver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestsWith } from './testing/hostile-requests.ts'
import { canaries, type PersonTest, startPersonTest } from './testing/person.ts'

// A person is known everywhere, their data is in every place of every call, and errors quote it. None of it may be in what
// leaves through telemetry, nor in the log.

const CARD_NUMBER = '4242424242424242'
let api: PersonTest
let receiver: Awaited<ReturnType<typeof startTelemetryReceiver>>
let metrics: Awaited<ReturnType<typeof serveMetrics>>
let stop: () => Promise<void>
beforeAll(async () => {
  receiver = await startTelemetryReceiver()
  const log = { error() {} }
  metrics = await serveMetrics({ host: '127.0.0.1', port: 0, log })
  stop = await startTelemetry({ OTLP_ENDPOINT: receiver.endpoint, SENTRY_DSN: receiver.dsn }, { service: 'api' })
  api = await startPersonTest()
})
afterAll(async () => {
  await metrics.stop()
  await receiver.stop()
})

it('has nothing personal in spans, metrics, error reports and logs, whatever people do and whatever fails', async () => {
  const { bearer, claimNumber } = await api.makePerson()
  await api.check({ claim_number: claimNumber, last_name: canaries.lastName })
  const values = [...Object.values(canaries), CARD_NUMBER, bearer]
  await sendEverywhere(values, bearer)
  await failWith(values)
  const counted = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  await api.stop()
  await stop()

  const spans = JSON.stringify(receiver.spans())
  const reports = JSON.stringify(receiver.reports())
  const left = { spans, metrics: counted, reports, log: api.log.join('') }
  for (const [name, text] of Object.entries(left))
    expect([name, ...values.filter((value) => text.includes(value))]).toEqual([name])

  // All of it was there to be searched.
  expect(spans).toMatch(/submit-online-payment-form/)
  expect(spans).toMatch(/job .*INSERT INTO|INSERT INTO.*job /s)
  expect(counted).toMatch(/amparo_charges_total\{outcome="approved"\} [1-9]/)
  expect(receiver.reports().length).toBeGreaterThan(10)
})

/** Codes of errors in a browser, and names of operators' keys, are words of ours that the log shows on purpose. */
const isOurs = /\/errors\/v1\/ (cause|page_keys)|\/operator[-_]keys\//

/** Every value in every fourth place of all calls: path, query and body. */
async function sendEverywhere(values: readonly string[], user: string) {
  let callers = 0
  for (const [turn, value] of values.entries())
    for (const [place, { name, method, url, payload, headers }] of [...requestsWith(value, api, user)].entries())
      if (place % 4 === turn % 4 && !isOurs.test(name))
        await api.app.inject({
          ...{ method: method as 'POST', url, remoteAddress: `10.9.${++callers >> 8}.${callers & 255}` },
          headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
          ...(payload !== undefined && { payload: JSON.stringify(payload) }),
        })
}

/** The database quotes a value in its error, and so might any error of ours. */
async function failWith(values: readonly string[]) {
  const { query } = api.database
  for (const value of values) {
    api.database.query = () => query('SELECT $1::uuid', [value]) as never
    await api.app.inject({ url: '/api/feature_flags/v1/' })
    await api.app.inject({ url: '/healthz' })
  }
  api.database.query = query
}
