import { expect, it, vi } from 'vitest'
import { errorReports } from './error-reports.ts'

const report = { code: 'CMS_ERROR', cause: 'network_error', failed_request_id: 'req-1' }
const answers = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }))

it.each([
  ['https://abc@errors.example/42', 'https://errors.example/api/42/envelope/'],
  ['https://abc@errors.example:9000/behind/42', 'https://errors.example:9000/behind/api/42/envelope/'],
])('sends an envelope to the service of %s [P-445]', async (dsn, address) => {
  const fetch = answers(200)
  await errorReports(dsn, { fetch })(report)
  const [called, init] = fetch.mock.calls[0] ?? []
  expect(called).toBe(address)
  expect(new Headers(init?.headers).get('x-sentry-auth')).toContain('sentry_key=abc')
  const [header, item, event] = String(init?.body)
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: header.event_id,
    exception: { values: [{ type: 'CMS_ERROR', value: 'network_error' }] },
    tags: { code: 'CMS_ERROR', cause: 'network_error', request_id: 'req-1' },
  })
})

it('names the pages on which answers are missing, and the request [C-591]', async () => {
  const fetch = answers(200)
  const missing = { code: 'CLAIM_SUBMIT_MISSING_FIELDS_API_ERROR', cause: 'missing_fields', failed_request_id: 'req-2' }
  await errorReports('https://abc@errors.example/42', { fetch })({ ...missing, page_keys: ['person', 'trip'] })
  const event = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body).split('\n')[2] ?? '')
  expect(event.exception.values[0].value).toBe('missing_fields person trip')
  expect(event.tags.request_id).toBe('req-2')
})

it('times out after three seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await errorReports('https://abc@errors.example/42', { fetch: answers(200) })(report)
  expect(timeout).toHaveBeenCalledWith(3000)
})

it('fails if the service refuses the report', async () => {
  await expect(errorReports('https://abc@errors.example/42', { fetch: answers(500) })(report)).rejects.toThrow('500')
})

it.each(['https://errors.example/42', 'https://abc@errors.example', 'https://abc@errors.example/'])(
  'refuses to start if %s is not a DSN',
  (dsn) => {
    expect(() => errorReports(dsn)).toThrow('ERROR_REPORT_DSN')
  },
)
