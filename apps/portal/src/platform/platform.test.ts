import { getCountry } from '@amparo/contract/countries'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlatform } from './platform.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

it('gives up on an answer that does not come, and says so', async () => {
  const call = createPlatform(settings, { fetch: never }).api(getCountry, { params: { country: 'USA' } })
  const end = expect(call).rejects.toMatchObject({ code: 'network_error', status: 0 })
  await vi.advanceTimersByTimeAsync(29_999)
  const waiting = await Promise.race([call.catch(() => 'over'), Promise.resolve('waiting')])
  expect(waiting).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  await end
})
