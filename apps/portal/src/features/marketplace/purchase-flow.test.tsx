import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PurchasePage } from '../../platform/navigation/marketplace-paths.ts'
import { refused } from '../../testing/refused.ts'
import { pageForQuote } from './quote-gate.ts'
import {
  api,
  aUser,
  marketplace,
  mayasQuote,
  openMarketplace,
  policyId,
  prepareMarketplace,
} from './testing/open-marketplace.tsx'

prepareMarketplace()

const purchase = `${marketplace}/add/purchase`
const newYork = { ...mayasQuote().geographic_location, state: 'NY' }

it.each<[PurchasePage, Parameters<typeof mayasQuote>[0], PurchasePage]>([
  ['coverage', {}, 'coverage'],
  ['checkout', {}, 'checkout'],
  ['coverage-checkout', {}, 'coverage'],
  ['policy-purchase-confirmation', {}, 'coverage'],
  ['coverage', { geographic_location: newYork }, 'coverage-checkout'],
  ['checkout', { geographic_location: newYork }, 'coverage-checkout'],
  ['coverage', { status_code: 'pending' }, 'checkout'],
  ['checkout', { status_code: 'bound' }, 'policy-purchase-confirmation'],
  ['coverage', { status_code: 'in_force' }, 'policy-purchase-confirmation'],
  ['checkout', { status_code: 'expired' }, 'get-started'],
  ['coverage', { status_code: 'ineligible' }, 'get-started'],
])('shows for %s with %j the page %s [M-178]', (asked, parts, page) => {
  expect(pageForQuote(asked, mayasQuote(parts))).toBe(page)
})

it.each(['', '/else', `/${policyId}`, `/${policyId}/else`])(
  'leads from purchase%s to the start [M-041]',
  async (path) => {
    const { router } = openMarketplace(purchase + path, { user: aUser })
    await waitFor(() => expect(router.state.location.pathname).toBe(`${purchase}/get-started`))
  },
)

it.each([
  '/purchase/get-started',
  '/purchase/get-started?cancelAndRewrite=true',
  `/purchase/${policyId}/get-started`,
  `/purchase/${policyId}/checkout`,
  `/purchase/${policyId}/policy-purchase-confirmation`,
])('corrects the benefit in front of %s [M-039, M-X03]', async (path) => {
  for (const code of ['anything', 'ADD', 'usa', 'a%20b']) {
    const details = { [`${api}/quote/${policyId}/details/`]: () => refused('internal_error', 500) }
    const { router } = openMarketplace(`${marketplace}/${code}${path}`, { user: aUser, answers: details })
    const { pathname, search } = new URL(`${marketplace}/add${path}`, 'https://portal.test')
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }))
  }
})

it.each(['coverage', 'coverage-checkout', 'checkout', 'policy-purchase-confirmation'])(
  'asks for a sign-in before %s without a session, and leads back',
  async (page) => {
    const { router, calls } = openMarketplace(`${purchase}/${policyId}/${page}`)
    await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/auth/login`))
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(`${purchase}/${policyId}/${page}`)
    expect(calls(`/quote/${policyId}/details/`)).toEqual([])
  },
)

it('reads a quote with the token and the offering code [M-286, M-287]', async () => {
  const { calls, router } = openMarketplace(`${purchase}/${policyId}/checkout`, {
    user: aUser,
    answers: { [`${api}/quote/${policyId}/details/`]: () => ({ body: mayasQuote({ status_code: 'expired' }) }) },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`${purchase}/${policyId}/get-started`))
  const [call] = calls(`/quote/${policyId}/details/`)
  expect(call?.headers.get('authorization')).toBe(`Bearer ${aUser.token}`)
  expect(call?.headers.get('x-offering-code')).toBe('AMPARO-ADD-USA')
})

it('shows an error with what to do next if a quote cannot be loaded, and reports it [M-042, M-326, M-340, M-X33]', async () => {
  const query = `?cancelAndRewrite=true&previousPolicyId=${policyId}`
  const page = `${purchase}/${policyId}/checkout${query}`
  const { reports } = openMarketplace(page, {
    user: aUser,
    answers: { [`${api}/quote/${policyId}/details/`]: () => refused('not_found', 404) },
  })
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t open this quote' })
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
  expect(linkTo('Start a new quote')).toBe(`${purchase}/get-started${query}`)
  expect(new URL(linkTo('Sign in to your policy'), location.href).searchParams.get('next')).toBe(page)
  expect(reports()[0]).toMatchObject({ code: 'CARDHOLDER_PAY_POLICY_DETAILS_API_ERROR', cause: 'not_found' })
})

it('knows another name of the confirmation, and of the start [P-X03]', async () => {
  const answers = { [`${api}/quote/${policyId}/details/`]: () => ({ body: mayasQuote({ status_code: 'bound' }) }) }
  const { router } = openMarketplace(`${purchase}/${policyId}/confirmation`, { user: aUser, answers })
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`${purchase}/${policyId}/policy-purchase-confirmation`),
  )
  const start = openMarketplace('/get-new-coverage').router
  await waitFor(() => expect(start.state.location.pathname).toBe(`${purchase}/get-started`))
})

it.each([
  ['bound', `${purchase}/${policyId}/policy-purchase-confirmation`],
  ['canceled', `${purchase}/get-started`],
])('leads from /youre-all-set to the last policy (%s) [M-189, M-X01, P-X04]', async (status_code, to) => {
  const policy = {
    id: policyId,
    number: 'AP-1',
    status_code,
    effective_date: '2026-11-17',
    product: 'ADD',
    product_display: 'AD&D',
  }
  const { router } = openMarketplace('/youre-all-set', {
    user: aUser,
    answers: {
      [`${api}/policies/`]: () => ({ body: [policy] }),
      [`${api}/quote/${policyId}/details/`]: () => ({ body: mayasQuote({ status_code }) }),
    },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

it('reports that the policies could not be loaded, and starts a purchase [M-325, M-X33]', async () => {
  const { router, reports } = openMarketplace('/youre-all-set', {
    user: aUser,
    answers: { [`${api}/policies/`]: () => refused('internal_error', 500) },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`${purchase}/get-started`))
  expect(reports()[0]).toMatchObject({ code: 'CARDHOLDER_PAY_POLICIES_API_ERROR' })
})

it.each(['/youre-all-set', `/pdf-viewer/${policyId}/E_CONSENT`])(
  'asks for a sign-in before %s [P-078]',
  async (path) => {
    const { router } = openMarketplace(path)
    await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/auth/login`))
  },
)
