import { CallCancelled } from '@amparo/contract/call'
import { getCountry } from '@amparo/contract/countries'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeTimeouts } from '../testing/fake-timeouts.ts'
import { createPlatform } from './platform.ts'

beforeEach(() => {
  vi.useFakeTimers()
  fakeTimeouts()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settings = {
  vaultOrigin: 'https://vault.test',
  cmsBase: '/content',
  space: 'benefits',
  clockOffsetMs: 0,
  brand: 'amparo' as const,
  supportPhone: null,
  cardNetworkUrl: null,
  demo: false,
}
const never = ((_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })) satisfies typeof fetch

it('cancels a request that gets no answer in 30 seconds, and fails with a network error', async () => {
  const call = createPlatform(settings, { fetch: never }).api(getCountry, { params: { country: 'USA' } })
  const end = expect(call).rejects.toMatchObject({ code: 'network_error', status: 0 })
  await vi.advanceTimersByTimeAsync(29_999)
  const waiting = await Promise.race([call.catch(() => 'over'), Promise.resolve('waiting')])
  expect(waiting).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  await end
})

it('cancels a request when its signal aborts, and does not treat that as a failure', async () => {
  const control = new AbortController()
  const options = { signal: control.signal }
  const call = createPlatform(settings, { fetch: never }).api(getCountry, { params: { country: 'USA' } }, options)
  control.abort()
  await expect(call).rejects.toBeInstanceOf(CallCancelled)
})

it('reports failures, but not cancelled calls', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }))
  const { report } = createPlatform(settings, { fetch })
  report('UNEXPECTED_ERROR', new CallCancelled())
  expect(fetch).not.toHaveBeenCalled()
  report('UNEXPECTED_ERROR', new Error('no'))
  expect(fetch).toHaveBeenCalledOnce()
})
