import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakePaymentFields } from '../../../../blocks/payment-card/testing/fake-payment-fields.ts'
import type { Handler } from '../../../../testing/render-page.tsx'
import {
  aBilling,
  active,
  BILLING,
  editCard,
  openBilling,
  overdue,
  POLICY,
  prepareBilling,
  saveButton,
  suspended,
} from './testing/open-billing.tsx'

prepareBilling()

const refusal =
  (error_code: string, status = 422) =>
  () => ({ status, body: { error_code, request_id: 'req-1' } })
const alert = async () => (await screen.findByRole('alert')).textContent
const newCard = { brand: 'Mastercard', last_4: '5100', exp_month: 12, exp_year: 2028 }
const listed = () =>
  within(screen.getByRole('region', { name: /^Check / }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

async function save(options: Parameters<typeof openBilling>[0] = {}) {
  const page = await openBilling(options)
  await editCard(page)
  fireEvent.click(saveButton())
  return page
}
const owing = { policy: suspended(), billing: aBilling({ overdue }) }

describe('the form', () => {
  it('asks for everything, with the messages of self-service [M-231] [M-232] [M-233] [M-234] [M-235]', async () => {
    const { card, changes } = await openBilling()
    await editCard({ card }, '   ')
    fireEvent.click(screen.getByLabelText('A different address'))
    fireEvent.click(saveButton())
    expect(listed()).toEqual([
      'Name on the card: Enter the full name of the cardholder.',
      'Street address: Enter a valid address.',
      'City: Enter a city.',
      'State: Select a state.',
      'ZIP code: Enter a valid zip code.',
    ])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Check 5 answers' }))
    expect(document.title).toMatch(/^Error: /)
    expect([card.fields.requestSource.mock.calls, changes()]).toEqual([[], []])
  })

  it.each([
    ['ZIP code', '1234', 'Enter a valid zip code.'],
    ['ZIP code', '12345-67', 'Enter a valid zip code.'],
    ['ZIP code', 'ABCDE', 'Enter a valid zip code.'],
    ['City', 'x'.repeat(101), 'Enter a city.'],
    ['Apartment, suite or unit (optional)', 'x'.repeat(101), 'Shorten this line to 100 characters.'],
    ['Name on the card', '5555 5555 5555 4444', 'Enter the full name of the cardholder.'],
  ])('refuses %s %j [M-231] [M-232] [M-234]', async (label, value, error) => {
    const page = await openBilling()
    await editCard(page)
    fireEvent.click(screen.getByLabelText('A different address'))
    const field = screen.getByLabelText<HTMLInputElement>(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    expect(await screen.findByText(error)).toBeTruthy()
    expect(field.value).toBe(value)
  })

  it('begins with the billing address there is, and can go back without a change', async () => {
    const billing_address = {
      line1Address: '1 Bay Rd',
      line2address: 'Unit 2',
      city: 'Reno',
      state: 'NV',
      postalCode: '89501',
    }
    const page = await openBilling({ billing: aBilling({ billing_address }) })
    await editCard(page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Change card and billing address')
    expect(document.activeElement?.tagName).toBe('H1')
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Reno')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(page.changes()).toEqual([])
  })
})

describe('another card', () => {
  it('is sent with its address; nothing is charged [M-303] [M-329] [M-X23] [M-X29]', async () => {
    const { changes, card } = await save({ change: () => ({ body: active({ card: newCard }) }) })
    expect(await screen.findByText('Your changes have been applied.')).toBeTruthy()
    expect(screen.queryByText('Your billing is now up-to-date')).toBeNull()
    expect(card.fields.requestSource).toHaveBeenCalledExactlyOnceWith('Ada Byron')
    expect(changes().map(({ body }) => body)).toEqual([
      {
        billing_address: {
          line1Address: '12 Elm St',
          line2address: null,
          city: 'Dayton',
          state: 'OH',
          postalCode: '45402',
        },
        payment_info: {
          number: 'sim_succeeds.4444.1228.abc',
          expiryMonth: 12,
          expiryYear: 2028,
          name: 'Ada Byron',
          cvv: 'provided',
        },
      },
    ])
    expect(await screen.findByText(/^Mastercard ending in 5100/)).toBeTruthy()
  })

  it('waits while another payment is being made, and changes nothing', async () => {
    const { changes, reports } = await save({ change: refusal('payment_in_progress', 423) })
    expect(await alert()).toContain('You will not be charged twice.')
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    expect([changes().length, reports()]).toEqual([1, []])
  })

  it('is not charged if something became overdue meanwhile: the amount is shown first', async () => {
    const page = await openBilling()
    await editCard(page)
    page.server.policy = suspended()
    page.server.billing = aBilling({ overdue })
    fireEvent.click(saveButton())
    expect(await alert()).toContain('The amount you owe was $0.00 and is now $12.60. Nothing was charged.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resolve payment method')
    expect([page.changes(), page.reports()]).toEqual([[], []])
  })
})

describe('paying what is overdue', () => {
  it('charges the new card exactly that, and says so [M-229] [M-230] [M-331] [M-X29]', async () => {
    const page = await openBilling({ ...owing, change: () => ({ body: active({ card: newCard }) }) })
    await editCard(page)
    expect(screen.getByText(/^We charge this card \$12\.60, once\./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Pay $12.60 and use this card' }))
    expect((await screen.findByText('Your billing is now up-to-date')).parentElement?.textContent).toContain(
      'Payment successful. Your payment method has been updated to Mastercard ending in 5100.',
    )
    expect(screen.queryByText('Your changes have been applied.')).toBeNull()
    expect(page.changes()).toHaveLength(1)
  })

  it('happens once for a double click, and for Enter in a frame', async () => {
    const page = await openBilling(owing)
    await editCard(page)
    fireEvent.click(saveButton())
    fireEvent.click(screen.getByRole('button', { name: /Processing/ }))
    page.card.entersOn()
    await screen.findByText('Your billing is now up-to-date')
    expect([page.card.fields.requestSource.mock.calls.length, page.changes().length]).toEqual([1, 1])
  })

  it.each([
    ['card_declined', 'Your bank declined the card.'],
    ['insufficient_funds', 'There isn’t enough money on this card.'],
    ['expired_card', 'This card has expired.'],
    ['incorrect_cvv', 'The CVV doesn’t match this card.'],
    ['payment_failed', 'The payment didn’t go through.'],
    ['invalid_geographical_location', 'We could not find the billing address.'],
    ['policy_not_editable', 'This policy is no longer active'],
  ])('says why it failed (%s), keeps what was typed and can be repeated [M-323] [M-332]', async (code, reason) => {
    const { card, changes, reports } = await save({ ...owing, change: refusal(code) })
    expect(await alert()).toMatch(new RegExp(`^We were unable to update your billing details\\..*${reason}`))
    expect(reports()).toContainEqual(
      expect.objectContaining({ code: 'CARDHOLDER_PAY_UPDATE_PURCHASED_POLICY_API_ERROR', failed_request_id: 'req-1' }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Name on the card').value).toBe('Ada Byron')
    expect(card.fields.destroy).not.toHaveBeenCalled()
    fireEvent.click(saveButton())
    await waitFor(() => expect(changes()).toHaveLength(2))
  })

  it('shows the generic dialog for what nobody knows [M-336]', async () => {
    await save({ ...owing, change: refusal('something_else', 409) })
    expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeTruthy()
  })

  it.each([
    ['card_refused', 'doesn’t accept this card'],
    ['too_many_requests', 'Wait a minute'],
    ['fields_missing', 'Check the details'],
  ])('charges nothing if the vault gives no source: %s', async (code, advice) => {
    const card = fakePaymentFields()
    card.fields.requestSource.mockRejectedValueOnce(new CardFieldFailed({ code, requestId: 'r-9' }))
    const { changes } = await save({ ...owing, card })
    expect(await alert()).toMatch(new RegExp(`We were unable.*Card info is incomplete.*${advice}`))
    expect(changes()).toEqual([])
  })

  it('says that the payment service has not loaded [M-337]', async () => {
    const card = fakePaymentFields({ ready: false })
    const page = await openBilling({ ...owing, card })
    fireEvent.click(await screen.findByRole('button', { name: 'Resolve payment method' }))
    fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: 'Ada' } })
    fireEvent.click(saveButton())
    expect(await alert()).toContain('Payment service has not loaded yet.')
    expect(page.changes()).toEqual([])
  })

  it('leads to sign-in when the session is over, and says nothing else', async () => {
    const ended = vi.fn()
    const page = await openBilling({ ...owing, change: refusal('unauthorized', 401) })
    page.app.user.onEnded(ended)
    await editCard(page)
    fireEvent.click(saveButton())
    await waitFor(() => expect(ended).toHaveBeenCalledWith('expired'))
    expect(page.reports()).toEqual([])
  })
})

describe('a payment in progress', () => {
  const inTurn = (...answers: Handler[]): Handler => {
    let at = 0
    return (body, path) => (answers[Math.min(at++, answers.length - 1)] as Handler)(body, path)
  }
  const later = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is waited for, until the policy is no longer overdue', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await save({ ...owing, change: refusal('payment_in_progress', 423) })
    await later(600)
    expect(screen.getByText(/you will not be charged twice/)).toBeTruthy()
    page.server.policy = active({ card: newCard })
    page.server.billing = aBilling()
    await later(5_000)
    expect(await screen.findByText(/updated to Mastercard ending in 5100/)).toBeTruthy()
    const bodies = page.changes().map(({ body }) => JSON.stringify(body))
    // Whatever is asked again is about the same card reference, which the server charges once.
    expect(new Set(bodies).size).toBe(1)
    expect(page.card.fields.requestSource).toHaveBeenCalledOnce()
  })

  it.each<[string, Handler]>([
    ['declined in the end', refusal('payment_in_progress', 423)],
    ['declined, but the answer was lost', () => Promise.reject<never>(new TypeError('cut off'))],
    ['declined, but a server in between failed', () => ({ status: 502, body: {} })],
  ])('that was %s says why', async (_, first) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await save({ ...owing, change: inTurn(first, refusal('insufficient_funds')) })
    await later(2_000)
    expect(await alert()).toContain('There isn’t enough money on this card.')
    expect(page.card.fields.requestSource).toHaveBeenCalledOnce()
  })

  it('that takes too long can be looked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await save({ ...owing, change: refusal('payment_in_progress', 423) })
    await later(400_000)
    expect(await alert()).toContain('Your payment is being processed')
    page.server.policy = active({ card: newCard })
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await later(1_000)
    expect(await screen.findByText('Your billing is now up-to-date')).toBeTruthy()
    expect(page.reports()).toEqual([])
  })

  it('is not begun if what is owed cannot be read', async () => {
    let isDown = false
    const answers = { [BILLING]: () => (isDown ? { status: 500, body: {} } : { body: owing.billing }) }
    const page = await openBilling({ ...owing, answers })
    await editCard(page)
    isDown = true
    fireEvent.click(saveButton())
    expect(await alert()).toContain('We were unable to update your billing details.')
    expect(page.asked.filter(({ path, body }) => path === POLICY && body !== undefined)).toEqual([])
  })
})
