import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { showLoginNotice } from '../../session/login-notice.ts'
import { forget, type Handler, renderForTest } from '../../session/render-for-test.tsx'
import { claimToPay } from '../../session/session-fields.ts'
import { aBenefit, aCountry, anAnswer, panToken } from '../../session/test-data.ts'
import { fakeCardField } from './fake-card-field.ts'
import { LoginPage } from './login-page.tsx'

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  // jsdom draws no modals.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(forget)

const BENEFITS = '/api/cardholder/v1/benefits/'
const api = (benefits: Handler): Record<string, Handler> => ({
  [BENEFITS]: benefits,
  '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }),
  '/api/countries/v1/countries/CAN/': () => ({ body: aCountry({ code: 'CAN', loginSuccessPath: '/claim-status' }) }),
  '/api/errors/v1/': () => ({ status: 204, body: null }),
  '/api/cardholder/v1/sign-out/': () => ({ status: 204, body: null }),
})
const refusal = (error_code: string, more = {}) => ({ status: 422, body: { error_code, request_id: 'req-9', ...more } })

async function open({
  benefits = () => ({ body: anAnswer() }),
  card = fakeCardField(),
  path = '/',
}: {
  benefits?: Handler
  card?: ReturnType<typeof fakeCardField>
  path?: string
} = {}) {
  const leaveFor = vi.fn()
  const page = renderForTest(<LoginPage mount={card.mount} leaveFor={leaveFor} />, {
    path,
    route: path.startsWith('/pt') ? '/:languageCode/login' : '/',
    answers: api(benefits),
  })
  const button = await screen.findByRole('button')
  return { ...page, card, button, leaveFor }
}

const required = 'Enter your card number.'

it('shows heading, subtitle, the show checkbox and the submit button [P-134, P-136, P-137]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('See what your card already covers')
  expect(screen.getByText(/No account, no password/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Show card number' })).toBeTruthy()
})

it('tells the frame to reveal the number only while the box is ticked [P-135]', async () => {
  const { card } = await open()
  expect(card.lastLook()?.revealed).toBe(false)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(card.lastLook()?.revealed).toBe(true)
})

it('shows no error before the field was touched, and the required one after [P-140, P-144]', async () => {
  const { card } = await open()
  card.says({ problem: 'required', touched: false, focused: true })
  expect(screen.queryByText(required)).toBeNull()
  card.says({ problem: 'required', touched: true, focused: false })
  expect(screen.getByText(required)).toBeTruthy()
  expect(card.lastLook()?.problem).toBe(required)
})

it('names a number that is wrong or incomplete [P-141, P-142]', async () => {
  const { card } = await open()
  card.says({ problem: 'invalid', touched: true, focused: false })
  expect(screen.getByText(/isn’t complete or has a wrong digit/)).toBeTruthy()
})

it('sends nothing while the card is wrong, shows why and moves the focus there [P-145]', async () => {
  const { card, button } = await open()
  fireEvent.click(button)
  expect(card.field.tokenise).not.toHaveBeenCalled()
  expect(card.field.focus).toHaveBeenCalled()
  expect(screen.getByText(required)).toBeTruthy()
})

it.each([
  ['USA', '/usa/en_US/benefits'],
  ['CAN', '/can/en_US/claim-status'],
])(
  'tokenises, asks for the benefits and goes where a card of %s leads [P-146, P-149, P-150, P-151, P-402]',
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

it('leads back to the claim whose payment form needed a card, once [P-152]', async () => {
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

it('asks once, however often it is pressed, and says that it is busy', async () => {
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
  ['no benefits [P-147]', []],
  ['only expired ones [P-148]', [aBenefit({ benefit_expiration_date: '2001-01-01' })]],
])('opens the no-active-benefits dialog for %s [P-138]', async (_, benefits) => {
  const { card, button, router } = await open({ benefits: () => ({ body: anAnswer({ benefits }) }) })
  card.hasCard()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(within(dialog).getByText('This card has no active benefits')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})

it('stays with the message, the request number and the card when it is refused [P-445, P-447, P-458]', async () => {
  const { card, button, asked } = await open({ benefits: () => refusal('unable_to_verify_card') })
  card.hasCard()
  fireEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We don’t recognize this card number')
  expect(alert.textContent).toContain('req-9')
  expect(card.field.clear).not.toHaveBeenCalled()
  expect(card.mount).toHaveBeenCalledTimes(1)
  expect(asked.find((call) => call.path === '/api/errors/v1/')?.body).toEqual({
    code: 'BENEFITS_API_ERROR',
    cause: 'unable_to_verify_card',
    failed_request_id: 'req-9',
  })
})

it('says the global error with a number to call when there is no network [P-455]', async () => {
  const { card, button } = await open({ benefits: () => Promise.reject(new TypeError('offline')) })
  card.hasCard()
  fireEvent.click(button)
  const call = await screen.findByRole('link', { name: /\+1\s800\s555\s0100/ })
  expect(call.getAttribute('href')).toBe('tel:+18005550100')
  expect(screen.getByRole('alert').contains(call)).toBe(true)
})

it('opens the something-went-wrong dialog after a prefill error, and closes it [P-139]', async () => {
  await open()
  act(() => showLoginNotice({ kind: 'prefill-error' }))
  const dialog = await screen.findByRole('dialog', { hidden: true })
  fireEvent.click(within(dialog).getByText('Enter card number'))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('leaves for a partner without a message [P-461]', async () => {
  const redirect_url = 'https://partner.example/cards'
  const { card, button, leaveFor } = await open({ benefits: () => refusal('redirect_to_harbor', { redirect_url }) })
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
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t show this card’s benefits')
  expect(asked.find((call) => call.path === '/api/errors/v1/')?.body).toMatchObject({
    code: 'PAYMENT_SERVICE_ERROR',
    failed_request_id: 'req-v',
  })
})

it('offers to load the frame again when it does not come up', async () => {
  const card = fakeCardField({ ready: false })
  await open({ card })
  card.breaks()
  expect(screen.getByRole('alert').textContent).toContain('The card field didn’t load')
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(card.mount).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('ends the session on ?logout=1, says so, and cleans the address [P-155, P-156, P-157]', async () => {
  sessionStorage.setItem('anything', '1')
  const { router } = await open({ path: '/?logout=1' })
  expect((await screen.findByRole('status')).textContent).toContain('logged out')
  expect(router.state.location.search).toBe('')
  expect(sessionStorage.length).toBe(0)
})

it('speaks the language of the address, to the frame too [P-303]', async () => {
  const { card } = await open({ path: '/pt_BR/login' })
  expect(card.lastLook()).toMatchObject({ language: 'pt-BR', direction: 'ltr', label: 'Número do cartão' })
})
