import { CallFailed } from '@amparo/contract/call'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { contentQuery } from '../platform/content/content.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { panToken } from '../testing/test-data.ts'
import { benefitsQuery } from './list-benefits.ts'

const hour = 3_600_000
const platform = { api: vi.fn(), readContent: vi.fn(), today: () => '2026-11-15' } as unknown as Platform
const settled = (meta = {}, queryFn: () => Promise<unknown> = () => Promise.reject(new Error('no'))) => {
  const report = vi.fn()
  const asked = vi.fn(queryFn)
  const queries = createQueryClient(report)
  return {
    report,
    asked,
    queries,
    done: queries.fetchQuery({ queryKey: ['x'], queryFn: asked, meta }).catch(() => 'failed'),
  }
}

it('keeps answers fresh and in memory for an hour, and does not refetch when the window is focused [P-441, P-442, P-444]', () => {
  const { queries } = createQueryClient(vi.fn()).getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: hour, gcTime: hour, refetchOnWindowFocus: false })
  expect(contentQuery(platform, { slug: 'shell', locale: 'en_US' })).not.toHaveProperty('staleTime')
})

it('does not retry a failed query [P-443]', async () => {
  const { asked, done } = settled()
  expect(await done).toBe('failed')
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each(['CMS_ERROR', 'BENEFITS_API_ERROR', 'FEATURE_FLAGS_API_ERROR', 'LANGUAGES_API_ERROR'] as const)(
  'reports %s if a query is configured to, and nothing otherwise [P-445, P-463]',
  async (reportAs) => {
    const { report, done } = settled({ reportAs })
    await done
    expect(report).toHaveBeenCalledWith(reportAs, expect.any(Error))
    const silent = settled()
    await silent.done
    expect(silent.report).not.toHaveBeenCalled()
  },
)

it('reports a query that keeps failing once, until it has succeeded [P-445]', async () => {
  const report = vi.fn()
  const queries = createQueryClient(report)
  const meta = { reportAs: 'CMS_ERROR' } as const
  for (const message of ['no', 'no', null, 'no', 'other']) {
    const queryFn = () => (message ? Promise.reject(new Error(message)) : Promise.resolve('yes'))
    await queries.fetchQuery({ queryKey: ['x'], queryFn, meta, staleTime: 0 }).catch(() => undefined)
  }
  expect(report.mock.calls.map(([, error]) => error.message)).toEqual(['no', 'no', 'other'])
})

it.each([
  ['unable_to_verify_card', 422, false],
  ['no_benefits_found', 422, false],
  ['redirect_to_somebody', 422, false],
  ['generic_api_exception', 422, true],
  ['internal_error', 500, true],
  ['network_error', 0, true],
])('a benefits call that ends with %s (%i) is reported: %s [P-447]', async (code, status, isReported) => {
  const { meta } = benefitsQuery(platform, { panToken, locale: 'en_US' })
  const { report, done } = settled(meta, () => Promise.reject(new CallFailed({ code, status, requestId: 'r' })))
  await done
  expect(report).toHaveBeenCalledTimes(isReported ? 1 : 0)
})

it('reports a content read that fails as CMS_ERROR [P-446]', () => {
  expect(contentQuery(platform, { slug: 'shell', locale: 'en_US' }).meta).toEqual({ reportAs: 'CMS_ERROR' })
})

it('keeps benefits by card and language, without expiry [P-439, P-440]', () => {
  const query = benefitsQuery(platform, { panToken, locale: 'th_TH' })
  expect(query.queryKey).toEqual(['benefits', panToken, 'th_TH'])
  expect(query).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY })
})

it.each(['benefits', 'other'])(
  'sends every call to the product API, with the configured space %s [P-397, P-398, P-X39]',
  async (space) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]))
    const settings = { space } as Platform['settings']
    const { listFeatureFlags } = await import('@amparo/contract/feature-flags')
    await createPlatform(settings, { fetch }).api(listFeatureFlags, {})
    const [address, init] = fetch.mock.calls[0] ?? []
    expect(String(address)).toMatch(/^\/api\//)
    expect(new Headers(init?.headers).get('x-space')).toBe(space)
  },
)
