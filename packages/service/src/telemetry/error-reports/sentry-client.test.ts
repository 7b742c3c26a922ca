import { expect, it, vi } from 'vitest'
import { createSentryClient, type Report } from './sentry-client.ts'

const report: Report = {
  platform: 'javascript',
  logger: 'portal',
  type: 'CMS_ERROR',
  value: 'network_error',
  tags: { code: 'CMS_ERROR', request_id: 'req-1' },
}
const answers = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }))

it.each([
  ['https://abc@errors.example/42', 'https://errors.example/api/42/envelope/'],
  ['https://abc@errors.example:9000/behind/42', 'https://errors.example:9000/behind/api/42/envelope/'],
])('sends an envelope to the service of %s [P-445]', async (dsn, address) => {
  const fetch = answers(200)
  await createSentryClient({ dsn, environment: 'production', fetch })(report)
  const [called, init] = fetch.mock.calls[0] ?? []
  expect(called).toBe(address)
  expect(new Headers(init?.headers).get('x-sentry-auth')).toContain('sentry_key=abc')
  const [header, item, event] = String(init?.body)
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: header.event_id,
    environment: 'production',
    exception: { values: [{ type: 'CMS_ERROR', value: 'network_error' }] },
    tags: { code: 'CMS_ERROR', request_id: 'req-1' },
  })
})

it('times out after three seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await createSentryClient({ dsn: 'https://abc@errors.example/42', fetch: answers(200) })(report)
  expect(timeout).toHaveBeenCalledWith(3000)
})

it('fails if the service refuses the report', async () => {
  const send = createSentryClient({ dsn: 'https://abc@errors.example/42', fetch: answers(500) })
  await expect(send(report)).rejects.toThrow('500')
})

it('sends twenty reports at once and no more, whatever comes in', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}))
  const send = createSentryClient({ dsn: 'https://abc@errors.example/42', fetch })
  for (let time = 0; time < 20; time++) void send(report)
  await expect(send(report)).rejects.toThrow('too many')
  expect(fetch).toHaveBeenCalledTimes(20)
})
