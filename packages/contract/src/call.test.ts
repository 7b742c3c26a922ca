import { expect, it } from 'vitest'
import { CallCancelled, CallFailed, call } from './call.ts'
import { listFeatureFlags } from './feature-flags.ts'

/** A server that never answers, or stops in the middle of its answer. */
const silent = ((_, init) => untilAborted(init?.signal)) satisfies typeof fetch
const halfway = (async (_, init) => {
  const body = new ReadableStream({
    start: (controller) => void untilAborted(init?.signal).catch((error) => controller.error(error)),
  })
  return new Response(body)
}) satisfies typeof fetch

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

const servers = [
  ['before the answer', silent],
  ['during the answer', halfway],
] as const

it.each(servers)('throws CallCancelled when the caller cancels %s', async (_, fetch) => {
  const control = new AbortController()
  const calling = call(listFeatureFlags, {}, { fetch, signal: control.signal })
  setTimeout(() => control.abort())
  await expect(calling).rejects.toBeInstanceOf(CallCancelled)
})

it.each(servers)('fails with a network error on a timeout %s', async (_, fetch) => {
  const calling = call(listFeatureFlags, {}, { fetch, signal: AbortSignal.timeout(1) })
  await expect(calling).rejects.toMatchObject({ code: 'network_error', status: 0, requestId: null })
})

it.each([
  ['90', 90],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
  ['9999999', undefined],
  [null, undefined],
])('reads from a refusal when to call again: %s', async (header, retryAfter) => {
  const refused = { error_code: 'too_many_requests', request_id: 'r' }
  const headers = new Headers(header === null ? {} : { 'retry-after': header })
  const fetch = async () => Response.json(refused, { status: 429, headers })
  await expect(call(listFeatureFlags, {}, { fetch })).rejects.toMatchObject({ code: 'too_many_requests', retryAfter })
})

it('reads the request id of an answer from x-request-id [P-X39]', async () => {
  const ids: (string | null)[] = []
  const onRequestId = (id: string | null) => ids.push(id)
  for (const headers of [{ 'x-request-id': 'req-1' }, { 'request-id': 'req-2' }] as HeadersInit[])
    await call(listFeatureFlags, {}, { fetch: async () => Response.json([], { headers }), onRequestId })
  expect(ids).toEqual(['req-1', null])
})

it('treats a request that could not be sent as a network error', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const failure = await call(listFeatureFlags, {}, { fetch, signal: new AbortController().signal }).catch(
    (error) => error,
  )
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure.code).toBe('network_error')
})
