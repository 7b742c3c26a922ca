import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { claimToPay } from '../../session/session-fields.ts'
import { refused } from '../../testing/refused.ts'
import { aBenefit, anAnswer, panToken } from '../../testing/test-data.ts'
import { BENEFITS, open, prepareLogin } from './testing/open-login.tsx'

prepareLogin()

it.each([
  ['USA', '/usa/en_US/benefits'],
  ['CAN', '/can/en_US/claim-status'],
])(
  'tokenises, fetches the benefits and opens the first page for a card of %s [P-146, P-149, P-150, P-151, P-402]',
  async (ica_country, path) => {
    const { card, button, asked } = await open({ benefits: () => ({ body: anAnswer({ ica_country }) }) })
    card.hasCard()
    fireEvent.click(button)
    expect(await screen.findByText(`arrived at ${path}`)).toBeTruthy()
    expect(asked.find((call) => call.path === BENEFITS)?.body).toEqual({
      pan_token: panToken,
      language_code: 'en_US',
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  },
)

it('returns to the claim whose payment form needed a card, once [P-152]', async () => {
  const ended = aBenefit({ benefit_expiration_date: '2020-01-31' })
  const { card, button, app } = await open({ benefits: () => ({ body: anAnswer({ benefits: [ended] }) }) })
  claimToPay.write(app.store, 'BRA000001')
  card.hasCard()
  fireEvent.click(button)
  expect(await screen.findByText('arrived at /usa/en_US/claim-status/BRA000001')).toBeTruthy()
  expect(claimToPay.read(app.store)).toBeNull()
})

it('sends the space with every call [P-398]', async () => {
  const { card, asked } = await open()
  card.hasCard()
  card.entersOn()
  await screen.findByText(/arrived/)
  expect(asked.find((call) => call.path === BENEFITS)?.headers.get('x-space')).toBe('benefits')
})

it('makes one call, however often it is pressed, and shows that it is busy', async () => {
  const { card, button } = await open({ benefits: () => new Promise(() => undefined) })
  card.hasCard()
  fireEvent.click(button)
  fireEvent.click(button)
  card.entersOn()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect(button.textContent).toBe('Looking up your benefits')
  expect(card.field.tokenise).toHaveBeenCalledTimes(1)
})

it.each([
  ['no benefits [P-147, P-X53]', []],
  ['only expired ones [P-148, P-X53]', [aBenefit({ benefit_expiration_date: '2001-01-01' })]],
])('opens the no-active-benefits dialog for %s [P-138]', async (_, benefits) => {
  const { card, button, router } = await open({ benefits: () => ({ body: anAnswer({ benefits }) }) })
  card.hasCard()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(within(dialog).getByText('This card has no active benefits')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})

it.each([
  ['expired', [aBenefit({ benefit_expiration_date: '2001-01-01' })], ['/usa/en_US/claims']],
  ['no', [], []],
])(
  'keeps the session of a card with %s benefits, and links to claims if there were any [P-X10]',
  async (_, benefits, to) => {
    const { card, button, app } = await open({ benefits: () => ({ body: anAnswer({ benefits }) }) })
    card.hasCard()
    fireEvent.click(button)
    const links = within(await screen.findByRole('dialog', { hidden: true })).queryAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(to)
    expect(app.session.card()?.panToken).toBe(panToken)
  },
)

it('stays on the page with the message, the request number and the card number after a refusal, which is no error to report [P-447, P-458]', async () => {
  const { card, button, asked } = await open({ benefits: () => refused('unable_to_verify_card') })
  card.hasCard()
  fireEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We don’t recognize this card number')
  expect(alert.textContent).toContain('req-9')
  expect(card.field.clear).not.toHaveBeenCalled()
  expect(card.mount).toHaveBeenCalledTimes(1)
  expect(asked.filter((call) => call.path === '/api/errors/v1/')).toEqual([])
})

it('reports a benefits call that fails, with its request number [P-445, P-447]', async () => {
  const { card, button, asked } = await open({ benefits: () => refused('internal_error', 500) })
  card.hasCard()
  fireEvent.click(button)
  await screen.findByRole('alert')
  expect(asked.filter((call) => call.path === '/api/errors/v1/').map(({ body }) => body)).toEqual([
    { code: 'BENEFITS_API_ERROR', cause: 'internal_error', failed_request_id: 'req-9' },
  ])
})

it('shows the global error with a phone number if there is no network [P-455]', async () => {
  const { card, button } = await open({ benefits: () => Promise.reject(new TypeError('offline')) })
  card.hasCard()
  fireEvent.click(button)
  const call = await screen.findByRole('link', { name: /\+1\s800\s555\s0100/ })
  expect(call.getAttribute('href')).toBe('tel:+18005550100')
  expect(screen.getByRole('alert').contains(call)).toBe(true)
})

it('redirects to a partner without a message [P-461]', async () => {
  const redirect_url = 'https://partner.example/cards'
  const { card, button, leaveFor } = await open({
    benefits: () => refused('redirect_to_harbor', 422, { redirect_url }),
  })
  card.hasCard()
  fireEvent.click(button)
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(redirect_url))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reports a vault that fails and shows the message without a phone number [P-448, P-462]', async () => {
  const { card, button, asked } = await open()
  card.field.tokenise.mockRejectedValue(new CardFieldFailed({ code: 'network_error', requestId: 'req-v' }))
  card.hasCard()
  fireEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t show your benefits right now')
  expect(asked.find((call) => call.path === '/api/errors/v1/')?.body).toMatchObject({
    code: 'PAYMENT_SERVICE_ERROR',
    failed_request_id: 'req-v',
  })
})

it.each([
  ['transfer_to_phone', 'status'],
  ['diners_club_card', 'status'],
  ['no_benefits_found', 'alert'],
  ['unable_to_verify_card', 'alert'],
])('shows %s with the role %s: only what is wrong is an error', async (code, role) => {
  const { card, button } = await open({ benefits: () => refused(code) })
  card.hasCard()
  fireEvent.click(button)
  const message = await screen.findByText(/req-9/)
  expect(message.closest('.banner')?.getAttribute('role')).toBe(role)
})

it('adds nothing to the history when a card is refused', async () => {
  const { card, button, router } = await open({ benefits: () => refused('transfer_to_phone') })
  card.hasCard()
  fireEvent.click(button)
  await screen.findByText(/req-9/)
  expect(router.state.historyAction).toBe('REPLACE')
})
