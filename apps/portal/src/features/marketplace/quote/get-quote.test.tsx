import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'
import { fillQuote, seePrice } from '../testing/fill-quote.ts'
import { getStarted, guestToken, quoteAnswers } from '../testing/new-quote.ts'
import {
  api,
  aUser,
  marketplace,
  mayasQuote,
  openMarketplace,
  policyId,
  prepareMarketplace,
} from '../testing/open-marketplace.tsx'
import { basic, medical, quoteId, updated } from '../testing/sample-quote.ts'

prepareMarketplace()

const request = {
  email: 'maya@example.com',
  policy_holder: { first_name: 'Maya', last_name: 'Ortiz', birthdate: '1990-05-04', gender: 'F' },
  address: {
    line_1_address: '12 Main St',
    line_2_address: null,
    municipality_name: 'Columbus',
    state: 'OH',
    postal_code: '43004',
  },
}

it('begins a guest session, creates a quote and goes to coverage [M-031, M-032, M-076, M-077, M-081, M-083..M-085, M-286, M-X08]', async () => {
  const { app, calls, router } = openMarketplace(getStarted, { answers: quoteAnswers })
  await fillQuote()
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/add/purchase/${policyId}/coverage`))
  expect(app.user.get()).toEqual({ token: guestToken, isGuestUser: true, email: 'maya@example.com' })
  expect(calls('/auth/authenticate/').map(({ body }) => body)).toEqual([{ email: 'maya@example.com' }])
  const [call, ...more] = calls('/quote/')
  expect([call?.body, more]).toEqual([request, []])
  expect(call?.headers.get('authorization')).toBe(`Bearer ${guestToken}`)
  expect(call?.headers.get('x-offering-code')).toBe('AMPARO-ADD-USA')
})

it('remembers which quote was made of what was typed, until it is about somebody else', async () => {
  const { app, router } = openMarketplace(getStarted, {
    answers: { ...quoteAnswers, [`${api}/quote/${policyId}/coverages/`]: () => ({ body: { coverages: [basic] } }) },
  })
  const typed = () => app.part(quoteDrafts).get(NEW_QUOTE)
  await fillQuote()
  seePrice()
  await screen.findByRole('heading', { level: 1, name: /^Confirm your/ })
  expect(await typed()).toMatchObject({ firstName: 'Maya', quoteId: policyId })
  await act(() => router.navigate(getStarted))
  fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Dublin' } })
  await waitFor(async () => expect(await typed()).toMatchObject({ city: 'Dublin', quoteId: policyId }))
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Noah' } })
  await waitFor(async () => expect(await typed()).toMatchObject({ firstName: 'Noah' }))
  expect(await typed()).not.toHaveProperty('quoteId')
})

it('goes to coverage and checkout on one page in New York, without a gender [M-078, M-071, M-X42]', async () => {
  const state = { ...mayasQuote().geographic_location, state: 'NY' }
  const { calls, router } = openMarketplace(getStarted, {
    answers: {
      ...quoteAnswers,
      [`${api}/quote/${policyId}/details/`]: () => ({ body: mayasQuote({ geographic_location: state }) }),
    },
  })
  await fillQuote({ State: 'NY', 'ZIP code': '10001' })
  seePrice()
  const to = `${marketplace}/add/purchase/${policyId}/coverage-checkout`
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
  const { gender: _, ...holder } = request.policy_holder
  expect((calls('/quote/')[0]?.body as typeof request | undefined)?.policy_holder).toEqual(holder)
})

it('names the policy that is replaced, on all pages of the flow [M-042, M-043, M-082]', async () => {
  const query = `?cancelAndRewrite=true&previousPolicyId=${policyId}`
  const policy = { [`${api}/policies/${policyId}/`]: () => ({ body: mayasQuote({ status_code: 'in_force' }) }) }
  const { calls, router } = openMarketplace(getStarted + query, {
    user: aUser,
    answers: { ...quoteAnswers, ...policy },
  })
  await fillQuote()
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/coverage$/))
  expect(router.state.location.search).toBe(query)
  expect(calls('/quote/')[0]?.body).toEqual({ ...request, cancel_rewrite_policy_id: policyId })
})

it.each(['', `?cancelAndRewrite=true&previousPolicyId=${quoteId}`])(
  'gives the new quote what was chosen for the one in the address%s [M-040, M-X06]',
  async (query) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T15:00:00Z') })
    const chosen = {
      effective_date: '2026-11-20',
      beneficiary: 'spouse',
      spouse: { first_name: 'Leo', last_name: 'Ortiz', birthdate: '1988-02-29' },
      children: [{ first_name: 'Ida', last_name: 'Ortiz', birthdate: '2015-06-01' }],
      coverages: [{ id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-0', coinsurance_id: 'None' }],
      smokes_yn: null,
    }
    const { calls, router } = openMarketplace(`${marketplace}/add/purchase/${quoteId}/get-started${query}`, {
      user: aUser,
      answers: {
        ...quoteAnswers,
        [`${api}/policies/${quoteId}/`]: () => ({ body: mayasQuote({ number: 'ADD-1', status_code: 'in_force' }) }),
        [`${api}/quote/${quoteId}/details/`]: () => ({ body: updated(mayasQuote({ id: quoteId }), chosen) }),
        [`${api}/quote/${policyId}/coverages/`]: () => ({ body: { coverages: [basic, medical] } }),
        [`${api}/quote/${policyId}/`]: (body) => ({ body: updated(mayasQuote(), body as typeof chosen) }),
      },
    })
    fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Dublin' } })
    seePrice()
    await waitFor(() => expect(router.state.location.pathname).toMatch(new RegExp(`${policyId}/coverage$`)))
    expect(calls(`/quote/${policyId}/`).map(({ body }) => body)).toEqual([chosen])
    expect(router.state.location.state).toEqual({ isIncomplete: false })
  },
)

it.each([
  ['keeps the session for the address it has', aUser, 'maya@example.com', 0],
  ['keeps the session whatever the case of the letters', aUser, 'Maya@Example.com', 0],
  ['begins another session for another address', aUser, 'ana@example.com', 1],
  [
    'keeps the session of somebody who signed in with it',
    { token: aUser.token, isGuestUser: false },
    'maya@example.com',
    0,
  ],
  [
    'begins a guest session for somebody else’s address',
    { token: aUser.token, isGuestUser: false },
    'ana@example.com',
    1,
  ],
])('%s [M-033, M-X09]', async (_, user, email, times) => {
  const { app, calls, router } = openMarketplace(getStarted, {
    user,
    answers: {
      ...quoteAnswers,
      [`${api}/auth/me/`]: () => ({ body: { email: 'maya@example.com', name: 'Maya Ortiz' } }),
    },
  })
  await fillQuote({ 'Email address': email })
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/coverage$/))
  expect(calls('/auth/authenticate/')).toHaveLength(times)
  expect(app.user.get()?.token).toBe(times ? guestToken : user.token)
})
