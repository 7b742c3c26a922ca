import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import { fillQuote, seePrice } from '../testing/fill-quote.ts'
import { getStarted, guestToken, quoteAnswers } from '../testing/new-quote.ts'
import { api, aUser, marketplace, openMarketplace, policyId, prepareMarketplace } from '../testing/open-marketplace.tsx'

prepareMarketplace()

it('gives a guest whose session is over a new one, and loses nothing', async () => {
  const { app, calls, router } = openMarketplace(getStarted, {
    user: aUser,
    answers: {
      ...quoteAnswers,
      [`${api}/quote/`]: () =>
        app.user.get()?.token === guestToken ? { body: { id: policyId } } : refused('unauthorized', 401),
    },
  })
  await fillQuote()
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toMatch(/coverage$/))
  expect(calls('/quote/')).toHaveLength(2)
})

it('leads somebody who had signed in to sign-in, and back to what was typed', async () => {
  const { router, reports } = openMarketplace(getStarted, {
    user: { token: aUser.token, isGuestUser: false, email: 'maya@example.com' },
    answers: { ...quoteAnswers, [`${api}/quote/`]: () => refused('unauthorized', 401) },
  })
  await fillQuote()
  seePrice()
  await waitFor(() => expect(router.state.location.pathname).toBe(`${marketplace}/auth/login`))
  expect(await screen.findByText(/Your session ended/)).toBeTruthy()
  expect(reports()).toEqual([])
  await router.navigate(getStarted)
  expect(((await screen.findByLabelText('First name')) as HTMLInputElement).value).toBe('Maya')
})

it('marks the fields of an address that does not exist, until it is changed, and reports nothing [M-075, M-318, M-X32]', async () => {
  const { reports } = openMarketplace(getStarted, {
    answers: { ...quoteAnswers, [`${api}/quote/`]: () => refused('invalid_geographical_location') },
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
    const { reports } = openMarketplace(getStarted, {
      answers: { ...quoteAnswers, [`${api}/quote/`]: () => refused(code) },
    })
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
  const { reports } = openMarketplace(getStarted, {
    answers: { ...quoteAnswers, [path]: () => refused('internal_error', 500) },
  })
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
  openMarketplace(getStarted, { answers: { ...quoteAnswers, ...failing } })
  await fillQuote()
  seePrice()
  expect(await screen.findByRole('link', { name: /800.555.0100/ })).toBeTruthy()
  expect(screen.queryByText(/We answer/)).toBeNull()
})
