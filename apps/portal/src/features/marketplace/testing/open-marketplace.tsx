import type { PolicyDetails } from '@amparo/contract/policies'
import { afterEach, beforeEach, vi } from 'vitest'
import type { User } from '../../../session/session-fields.ts'
import { createTestApp, drawModals, type Handler, renderRoutes, resetPage } from '../../../testing/render-page.tsx'
import { aCountry, aSupport } from '../../../testing/test-data.ts'
import { marketplaceRoutes } from '../marketplace-routes.tsx'
import { aParty, aQuote } from './sample-quote.ts'

export const api = '/api/v2/marketplace'
export const policyId = '6f1f6a52-9d0c-4f0e-8a55-2f6a7f0f0a01'
export const marketplace = '/usa/en_US/marketplace'
export const aUser: User = { token: `us_${'a'.repeat(43)}`, isGuestUser: true, email: 'maya@example.com' }

/** For the whole file: a window with modals that can scroll, and where a test counts days, the moment it takes place. */
export function prepareMarketplace({ now }: { now?: string } = {}) {
  beforeEach(() => {
    if (now) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    localStorage.clear()
    vi.stubGlobal('scrollTo', vi.fn())
    drawModals()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    resetPage()
  })
}

type Options = { answers?: Record<string, Handler>; user?: User; flags?: string[]; country?: string }

/** Opens a page of the marketplace at an address. What the guard of the shell decides is tested there. */
export function openMarketplace(
  path: string,
  { answers, user, flags = ['mcu_nam_cp'], country = 'USA' }: Options = {},
) {
  resetPage()
  const test = createTestApp({
    path,
    answers: {
      [`/api/countries/v1/countries/${country}/`]: () => ({ body: aCountry({ code: country }) }),
      '/api/feature_flags/v1/': () => ({ body: flags.map((code) => ({ code, status: 'on' })) }),
      [`${api}/addresses/suggest/`]: () => ({ body: { suggestions: [] } }),
      [`${api}/support/`]: () => ({ body: aSupport }),
      ...answers,
    },
  })
  if (user) test.app.user.begin(user)
  const calls = (end: string) => test.asked.filter((one) => one.path === api + end)
  const reports = () => test.asked.filter((one) => one.path === '/api/errors/v1/').map(({ body }) => body)
  return {
    ...test,
    ...renderRoutes(
      test.app,
      marketplaceRoutes(test.app, () => null),
      [path],
    ),
    calls,
    reports,
  }
}

const address = { line_1_address: '12 Main St', municipality_name: 'Columbus', postal_code: '43004' }
const maya = aParty({
  ...{ first_name: 'Maya', last_name: 'Ortiz', birthdate: '1990-05-04' },
  communications: [{ type: 'EMAIL', value: 'maya@example.com' }],
  insured_type: 'primary_named_insured',
  is_primary_insured: true,
})

/** A quote of Maya, in Ohio, that has not been bought. */
export function mayasQuote(parts: Partial<PolicyDetails> = {}): PolicyDetails {
  const { geographic_location: place } = aQuote()
  return aQuote({ id: policyId, geographic_location: { ...place, ...address }, parties: [maya], ...parts })
}
