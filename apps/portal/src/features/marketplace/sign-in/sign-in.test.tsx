import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rememberedNext, rememberNext } from '../../../session/sign-in-next.ts'
import { refused } from '../../../testing/refused.ts'
import {
  api,
  aUser,
  marketplace,
  mayasQuote,
  openMarketplace,
  policyId,
  prepareMarketplace,
} from '../testing/open-marketplace.tsx'

prepareMarketplace()

const token = `us_${'b'.repeat(43)}`
const login = `${marketplace}/auth/login`
const redirect = `${marketplace}/auth/redirect`
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (email: string) =>
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: email } })
const policy = (status_code: string, id = policyId) => ({
  id,
  number: 'AP-1',
  status_code,
  effective_date: '2026-11-17',
  product: 'ADD',
  product_display: 'AD&D Coverage',
})

it('asks for an e-mail address and no password, sends a link and says so [M-020, M-022, M-023, M-X44, P-X01]', async () => {
  const { calls, container } = openMarketplace(login, {
    answers: { [`${api}/auth/magiclink/`]: () => ({ status: 204, body: null }) },
  })
  await type(' maya@example.com ')
  expect(container.querySelector('input[type=password]')).toBeNull()
  await press('Send me a link')
  await screen.findByRole('heading', { level: 1, name: 'Check your email' })
  expect(screen.getByText(/maya@example\.com/)).toBeTruthy()
  const redirect_uri = `${location.origin}${redirect}`
  expect(calls('/auth/magiclink/').map(({ body }) => body)).toEqual([{ email: 'maya@example.com', redirect_uri }])
  expect(calls('/auth/magiclink/')[0]?.headers.get('x-offering-code')).toBeTruthy()
  expect(calls('/auth/magiclink/')[0]?.headers.get('authorization')).toBeNull()
})

it.each(['', 'maya', 'maya@', 'maya@example', 'a b@example.com'])('refuses the address "%s" [M-062]', async (email) => {
  const { calls } = openMarketplace(login)
  await type(email)
  await press('Send me a link')
  expect(await screen.findByText('Enter your email address.')).toBeTruthy()
  expect(calls('/auth/magiclink/')).toEqual([])
})

it('reports a failure and shows the generic dialog; the address stays [M-316, M-336, M-312]', async () => {
  const { reports } = openMarketplace(login, {
    answers: { [`${api}/auth/magiclink/`]: () => refused('internal_error', 500) },
  })
  await type('maya@example.com')
  await press('Send me a link')
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
  expect(dialog.textContent).toMatch(/Refresh the page/)
  const phone = await within(dialog).findByRole('link')
  expect(phone.getAttribute('href')).toBe('tel:+18005550164')
  const report = { code: 'CARDHOLDER_PAY_AUTH_API_ERROR', cause: 'internal_error', failed_request_id: 'req-9' }
  expect(reports()).toEqual([report])
  await press('Close')
  expect(screen.getByDisplayValue('maya@example.com')).toBeTruthy()
})

it('says that too many links were asked for', async () => {
  openMarketplace(login, { answers: { [`${api}/auth/magiclink/`]: () => refused('too_many_requests', 429) } })
  await type('maya@example.com')
  await press('Send me a link')
  expect(await screen.findByText(/asked for a lot of links/)).toBeTruthy()
})

it('remembers the page of the marketplace that it leads back to, and no other address', async () => {
  const next = `${marketplace}/add/purchase/${policyId}/checkout`
  for (const [given, expected] of [
    [next, next],
    ['https://elsewhere.example/', undefined],
    ['//elsewhere.example/usa/en_US/marketplace/add', undefined],
    [`${marketplace}/auth/redirect`, undefined],
  ]) {
    openMarketplace(`${login}?${new URLSearchParams({ next: given ?? '' })}`, {
      answers: { [`${api}/auth/magiclink/`]: () => ({ status: 204, body: null }) },
    })
    await type('maya@example.com')
    await press('Send me a link')
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(rememberedNext()).toBe(expected)
  }
})

const exchange = { [`${api}/auth/exchange/`]: () => ({ body: { session_token: token } }) }

it('exchanges a link only when the person presses the button, and takes it out of the address [M-021, M-024, M-025, M-X10, P-X05]', async () => {
  const { calls, router, app } = openMarketplace(`${redirect}?ott=secret-1`, {
    answers: { ...exchange, [`${api}/policies/`]: () => ({ body: [] }) },
  })
  await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(calls('/auth/exchange/')).toEqual([])
  await press('Sign in')
  await waitFor(() => expect(app.user.get()).toEqual({ token, isGuestUser: false }))
  expect(calls('/auth/exchange/').map(({ body }) => body)).toEqual([{ token: 'secret-1' }])
  expect(calls('/auth/exchange/')[0]?.headers.get('authorization')).toBeNull()
  await waitFor(() => expect(calls('/policies/')[0]?.headers.get('authorization')).toBe(`Bearer ${token}`))
})

it('accepts a session under the name token as well [M-X10]', async () => {
  const answers = { [`${api}/auth/exchange/`]: () => ({ body: { token } }), [`${api}/policies/`]: () => ({ body: [] }) }
  const { app } = openMarketplace(`${redirect}?ott=secret-1`, { answers })
  await press('Sign in')
  await waitFor(() => expect(app.user.get()).toEqual({ token, isGuestUser: false }))
})

it.each([
  [
    'the first policy that is not over [M-026, M-X07]',
    [policy('canceled', policyId.replace('6', '7')), policy('suspended')],
    `${marketplace}/self-service/add/${policyId}/overview`,
  ],
  [
    'the start of a purchase without one [M-027, M-X07]',
    [policy('initializing'), policy('expired')],
    `${marketplace}/add/purchase/get-started`,
  ],
])('goes to %s', async (_, policies, to) => {
  const { router } = openMarketplace(`${redirect}?ott=secret-1`, {
    answers: {
      ...exchange,
      [`${api}/policies/`]: () => ({ body: policies }),
      [`${api}/policies/${policyId}/`]: () => ({ body: mayasQuote({ status_code: 'suspended' }) }),
    },
  })
  await press('Sign in')
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

it.each([
  ['says that there is no policy', () => ({ body: [] }), true],
  ['does not say so if nobody knows', () => refused('internal_error', 500), false],
])('%s, at the start of a purchase [M-027]', async (_, policies, isSaid) => {
  openMarketplace(`${redirect}?ott=secret-1`, { answers: { ...exchange, [`${api}/policies/`]: policies } })
  await press('Sign in')
  await screen.findByRole('heading', { level: 1, name: 'Get pricing for AD&D Coverage' })
  expect(screen.queryByText(/We found no active policy/) !== null).toBe(isSaid)
})

it('goes back to where the session ended', async () => {
  rememberNext(`${marketplace}/add/purchase/get-started`)
  const { router, calls } = openMarketplace(`${redirect}?ott=x`, { answers: exchange })
  await press('Sign in')
  await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/add/purchase/get-started`))
  expect(calls('/policies/')).toEqual([])
  expect(rememberedNext()).toBeUndefined()
})

it('shows the expired-link view if the exchange is refused, and sends a new link [M-028, M-328, M-334, M-335, M-X33]', async () => {
  const { reports } = openMarketplace(`${redirect}?ott=used`, {
    answers: {
      [`${api}/auth/exchange/`]: () => refused('link_expired'),
      [`${api}/auth/magiclink/`]: () => ({ status: 204, body: null }),
    },
  })
  await press('Sign in')
  expect(
    await screen.findByText(
      'Sign-in link expired: The special sign-in link expires after 15 days and can only be used once',
    ),
  ).toBeTruthy()
  expect(reports()).toEqual([
    { code: 'CARDHOLDER_PAY_EXCHANGE_TOKEN_API_ERROR', cause: 'link_expired', failed_request_id: 'req-9' },
  ])
  await type('maya@example.com')
  await press('Send me a new link')
  await screen.findByRole('heading', { name: 'Check your email' })
})

it('lets the person try again when there was no answer', async () => {
  let isDown = true
  const { app } = openMarketplace(`${redirect}?ott=secret-1`, {
    answers: {
      [`${api}/auth/exchange/`]: () =>
        isDown ? refused('service_unavailable', 503) : { body: { session_token: token } },
      [`${api}/policies/`]: () => ({ body: [] }),
    },
  })
  await press('Sign in')
  await screen.findByText(/Your link still works/)
  isDown = false
  await press('Sign in')
  await waitFor(() => expect(app.user.get()?.token).toBe(token))
})

it('leads to sign-in and back when the server no longer accepts the session [M-287]', async () => {
  const path = `${marketplace}/add/purchase/${policyId}/checkout`
  const { router, app, reports } = openMarketplace(path, {
    user: aUser,
    answers: { [`${api}/quote/${policyId}/details/`]: () => refused('unauthorized', 401) },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(login))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path)
  expect(app.user.get()).toBeNull()
  expect(reports()).toEqual([])
})
