import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { fillQuote, seePrice } from '../testing/fill-quote.ts'
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

const start = `${marketplace}/add/purchase/get-started`
const token = `us_${'c'.repeat(43)}`
const answers: Record<string, Handler> = {
  [`${api}/auth/authenticate/`]: () => ({ body: { guest_session_token: token, email: null } }),
  [`${api}/quote/`]: () => ({ body: { id: policyId } }),
  [`${api}/quote/${policyId}/details/`]: () => ({ body: mayasQuote() }),
}
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
  const { app, calls, router } = openMarketplace(start, { answers })
  await fillQuote()
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/add/purchase/${policyId}/coverage`))
  expect(app.user.get()).toEqual({ token, isGuestUser: true, email: 'maya@example.com' })
  expect(calls('/auth/authenticate/').map(({ body }) => body)).toEqual([{ email: 'maya@example.com' }])
  const [call, ...more] = calls('/quote/')
  expect([call?.body, more]).toEqual([request, []])
  expect(call?.headers.get('authorization')).toBe(`Bearer ${token}`)
  expect(call?.headers.get('x-offering-code')).toBe('AMPARO-ADD-USA')
})

it('goes to coverage and checkout on one page in New York, without a gender [M-078, M-071, M-X42]', async () => {
  const state = { ...mayasQuote().geographic_location, state: 'NY' }
  const { calls, router } = openMarketplace(start, {
    answers: {
      ...answers,
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
  const { calls, router } = openMarketplace(start + query, { user: aUser, answers: { ...answers, ...policy } })
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
        ...answers,
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
  const { app, calls, router } = openMarketplace(start, {
    user,
    answers: { ...answers, [`${api}/auth/me/`]: () => ({ body: { email: 'maya@example.com', name: 'Maya Ortiz' } }) },
  })
  await fillQuote({ 'Email address': email })
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/coverage$/))
  expect(calls('/auth/authenticate/')).toHaveLength(times)
  expect(app.user.get()?.token).toBe(times ? token : user.token)
})

it('gives a guest whose session is over a new one, and loses nothing', async () => {
  const { app, calls, router } = openMarketplace(start, {
    user: aUser,
    answers: {
      ...answers,
      [`${api}/quote/`]: () =>
        app.user.get()?.token === token ? { body: { id: policyId } } : refused('unauthorized', 401),
    },
  })
  await fillQuote()
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/coverage$/))
  expect(calls('/quote/')).toHaveLength(2)
})

it('leads somebody who had signed in to sign-in, and back to what was typed', async () => {
  const { router, reports } = openMarketplace(start, {
    user: { token: aUser.token, isGuestUser: false, email: 'maya@example.com' },
    answers: { ...answers, [`${api}/quote/`]: () => refused('unauthorized', 401) },
  })
  await fillQuote()
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/auth/login`))
  expect(await screen.findByText(/Your session ended/)).toBeTruthy()
  expect(reports()).toEqual([])
  await router.navigate(start)
  expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('Maya')
})

it('marks the fields of an address that does not exist, until it is changed, and reports nothing [M-075, M-318, M-X32]', async () => {
  const { reports } = openMarketplace(start, {
    answers: { ...answers, [`${api}/quote/`]: () => refused('invalid_geographical_location') },
  })
  await fillQuote()
  seePrice()
  await screen.findByRole('region', { name: 'Fix 4 answers' })
  for (const label of ['Street address', 'City', 'State', 'ZIP code'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  // At each of the four, and in the summary for the one that it names.
  expect(screen.getAllByText('Enter a valid street address.')).toHaveLength(5)
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Dublin' } })
  expect(screen.queryByText('Enter a valid street address.')).toBeNull()
  expect(reports()).toEqual([])
})

it.each([
  ['state_unavailable', 'Policy coverage currently not available in your state.', '[M-079, M-X47]'],
  ['unable_to_quote', 'We are unable to offer you a quote.', '[M-080, M-X13]'],
])(
  'shows a view for %s, "%s", with a phone number, its hours and a link back %s [M-317, M-365, M-X34]',
  async (code, title) => {
    const { reports } = openMarketplace(start, { answers: { ...answers, [`${api}/quote/`]: () => refused(code) } })
    await fillQuote()
    seePrice()
    await screen.findByRole('heading', { level: 1, name: title })
    const phone = await screen.findByRole('link', { name: /800.555.0164/ })
    expect(phone.getAttribute('href')).toBe('tel:+18005550164')
    expect(screen.getByText(/Hours: Mon – Fri 8.AM.–.5.PM Pacific Time\./)).toBeTruthy()
    expect(reports()).toEqual([{ code: 'CARDHOLDER_PAY_QUOTE_API_ERROR', cause: code, failed_request_id: 'req-9' }])
    fireEvent.click(screen.getByRole('button', { name: 'Go back' }))
    expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('Maya')
  },
)

it.each([
  ['authenticate', `${api}/auth/authenticate/`, 'CARDHOLDER_PAY_AUTH_API_ERROR', '[M-316]'],
  ['the quote', `${api}/quote/`, 'CARDHOLDER_PAY_QUOTE_API_ERROR', '[M-317]'],
])('reports a failure of %s (%s) as %s and keeps what was typed %s [M-312, M-336]', async (_, path, code) => {
  const { reports } = openMarketplace(start, { answers: { ...answers, [path]: () => refused('internal_error', 500) } })
  await fillQuote()
  seePrice()
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
  expect(await within(dialog).findByRole('link', { name: /800.555.0164/ })).toBeTruthy()
  expect(reports()).toEqual([{ code, cause: 'internal_error', failed_request_id: 'req-9' }])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Maya')
})

it('shows the country’s phone number if those of the marketplace cannot be loaded [M-X34]', async () => {
  const failing = {
    [`${api}/support/`]: () => refused('internal_error', 500),
    [`${api}/quote/`]: () => refused('unable_to_quote'),
  }
  openMarketplace(start, { answers: { ...answers, ...failing } })
  await fillQuote()
  seePrice()
  expect(await screen.findByRole('link', { name: /800.555.0100/ })).toBeTruthy()
  expect(screen.queryByText(/We answer/)).toBeNull()
})
