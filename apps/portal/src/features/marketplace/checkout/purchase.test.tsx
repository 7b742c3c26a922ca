import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import type { Coverage } from '@amparo/contract/policies'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { declines, vaultRefusals } from '../../../blocks/payment-card/testing/card-problems.ts'
import { paymentInfo } from '../../../blocks/payment-card/testing/fake-payment-fields.ts'
import { policyQuery } from '../../../queries/marketplace/get-policy.ts'
import { MARKETPLACE } from '../../../session/user-session.ts'
import { refused } from '../../../testing/refused.ts'
import { policyId, prepareMarketplace } from '../testing/open-marketplace.tsx'
import { DETAILS } from '../testing/open-quote.tsx'
import { aPolicy, aQuote, elmStreet, quoteId } from '../testing/sample-quote.ts'
import { fillIn, openCheckout, PURCHASE, purchaseButton } from './testing/open-checkout.tsx'

prepareMarketplace()

const arrived = () => screen.findByText(/^arrived at .*\/policy-purchase-confirmation$/)
const alert = async () => (await screen.findByRole('alert')).textContent

async function buy(options: Parameters<typeof openCheckout>[0] = {}) {
  const page = await openCheckout(options)
  await fillIn(page.card)
  fireEvent.click(purchaseButton())
  return page
}

describe('the purchase', () => {
  it('sends the vault’s source, the price, the address and the agreement, then shows the confirmation [M-151] [M-171] [M-172] [M-173] [M-174] [M-X21] [M-X22]', async () => {
    const { card, callsTo } = await buy()
    await arrived()
    expect(card.fields.requestSource).toHaveBeenCalledExactlyOnceWith('Ada Winters')
    const [call] = callsTo(PURCHASE)
    expect(call?.headers.get('authorization')).toBe(`Bearer us_${'a'.repeat(43)}`)
    expect(call?.body).toEqual({
      quote_amount: 6.3,
      payment_info: paymentInfo('Ada Winters'),
      billing_address: elmStreet,
      toc_agreement: true,
      version: 1,
    })
  })

  it('sends a different billing address as it was typed, without spaces around it', async () => {
    const { card, callsTo } = await openCheckout()
    await fillIn(card)
    fireEvent.click(screen.getByLabelText('A different address'))
    fireEvent.input(await screen.findByLabelText('Street address'), { target: { value: ' 1 Elm Road ' } })
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Reno' } })
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'NV' } })
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: ' 89501-1234' } })
    fireEvent.click(purchaseButton())
    await arrived()
    expect(callsTo(PURCHASE)[0]?.body).toMatchObject({
      billing_address: {
        line1Address: '1 Elm Road',
        line2address: null,
        city: 'Reno',
        state: 'NV',
        postalCode: '89501-1234',
      },
    })
  })

  it('happens once for a double click, and for Enter in a frame', async () => {
    const { card, callsTo } = await openCheckout()
    await fillIn(card)
    fireEvent.click(purchaseButton())
    fireEvent.click(screen.getByRole('button', { name: /Processing/ }))
    card.entersOn()
    await arrived()
    expect([card.fields.requestSource.mock.calls.length, callsTo(PURCHASE).length]).toEqual([1, 1])
  })

  it.each([...declines, ['outline_not_acknowledged', 'Open the outline of coverage']])(
    'says why the card was not charged (%s), keeps what was typed, and can be tried again [M-313]',
    async (code, message) => {
      const { card, callsTo, asked } = await buy({ purchase: vi.fn(() => refused(code)) })
      expect(await alert()).toContain(message)
      expect(screen.getByLabelText<HTMLInputElement>('Name on the card').value).toBe('  Ada Winters ')
      expect(asked.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ code: 'CARDHOLDER_PAY_PURCHASE_POLICY_API_ERROR', failed_request_id: 'req-9' }),
      )
      expect(card.fields.destroy).not.toHaveBeenCalled()
      fireEvent.click(purchaseButton())
      await waitFor(() => expect(callsTo(PURCHASE)).toHaveLength(2))
    },
  )

  it('shows the new price if it has changed, and sends that one next [M-X20]', async () => {
    const prices = [6.3, 7.05]
    const purchase = vi
      .fn()
      .mockImplementationOnce(() => refused('amount_changed'))
      .mockReturnValue({ body: aPolicy() })
    const details = () => ({ body: aQuote({ monthly_quote_amount: prices.length > 1 ? (prices.shift() ?? 0) : 7.05 }) })
    const { callsTo } = await buy({ purchase, details })
    await waitFor(async () =>
      expect(await alert()).toContain('The price was $6.30 and is now $7.05. Nothing was charged.'),
    )
    expect(screen.getByText('Due today').parentElement?.textContent).toBe('Due today $7.05')
    fireEvent.click(purchaseButton())
    await arrived()
    expect(callsTo(PURCHASE)[1]?.body).toMatchObject({ quote_amount: 7.05 })
  })

  it('buys nothing that has changed since it was shown, also at the same price; what is saved is bought next', async () => {
    let quote = aQuote()
    const purchase = vi
      .fn()
      .mockImplementationOnce(() => {
        quote = aQuote({ effective_date: '2026-12-10', version: 2 })
        return refused('quote_changed')
      })
      .mockReturnValue({ body: aPolicy() })
    const { callsTo } = await buy({ purchase, details: () => ({ body: quote }) })
    expect(await alert()).toContain('This quote was changed in another tab or on another device. Nothing was charged.')
    expect(screen.getByRole('link', { name: 'Review your coverage' }).getAttribute('href')).toContain('/coverage')
    expect(await screen.findByText(/Your coverage starts on 12\/10\/2026\./)).toBeTruthy()
    fireEvent.click(purchaseButton())
    await arrived()
    expect(callsTo(PURCHASE).map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }])
  })

  it('asks for the terms again if the policy has another outline since then [M-157]', async () => {
    const [add] = aQuote().coverages
    let quote = aQuote()
    const purchase = () => {
      const extra = { ...(add as Coverage), id: 'AME', name: 'Accident Medical Expense' }
      quote = aQuote({ monthly_quote_amount: 8.3, coverages: [add as Coverage, extra] })
      return refused('amount_changed')
    }
    const { callsTo } = await buy({ purchase, details: () => ({ body: quote }) })
    await waitFor(async () => expect(await alert()).toContain('is now $8.30'))
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    fireEvent.click(purchaseButton())
    expect((await screen.findAllByText('Review and agree to the terms and conditions.')).length).toBeGreaterThan(0)
    expect(callsTo(PURCHASE)).toHaveLength(1)
  })

  it.each([
    ['start_date_passed', 'Change the start date', '/coverage'],
    ['invalid_quote', 'Review your coverage', '/coverage'],
    ['quote_expired', 'Get a new price', '/get-started'],
  ])('leads on after %s', async (code, name, page) => {
    await buy({ purchase: () => refused(code) })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain(`/${quoteId}${page}`)
  })

  it.each(vaultRefusals)(
    'says that the card info is incomplete if the vault gives no source: %s [M-170]',
    async (code, advice) => {
      const { card, callsTo } = await openCheckout()
      card.fields.requestSource.mockRejectedValueOnce(new CardFieldFailed({ code, requestId: 'r-9' }))
      await fillIn(card)
      fireEvent.click(purchaseButton())
      expect(await alert()).toMatch(new RegExp(`Card info is incomplete.*${advice}`))
      expect(callsTo(PURCHASE)).toEqual([])
    },
  )
})

describe('a purchase in progress', () => {
  const states = (...bodies: object[]) => {
    let at = 0
    return vi.fn(() => ({ body: bodies[Math.min(at++, bodies.length - 1)] }))
  }

  it('is waited for: one charge, then the confirmation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const details = states(aQuote(), aQuote({ status_code: 'pending' }), aPolicy())
    const { callsTo } = await buy({ purchase: () => refused('purchase_in_progress', 423), details })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await arrived()
    expect([callsTo(PURCHASE).length, callsTo(DETAILS).length]).toEqual([1, 3])
    vi.useRealTimers()
  })

  it('is looked for when the answer was lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const purchase = () => Promise.reject<never>(new TypeError('cut off'))
    await buy({ purchase, details: states(aQuote(), aPolicy()) })
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await arrived()
    vi.useRealTimers()
  })

  it('says that nothing was purchased if the call never arrived, also after an earlier decline', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const purchase = () => Promise.reject<never>(new TypeError('cut off'))
    await buy({ purchase, details: states(aQuote({ purchase_problem: 'card_declined' })) })
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await alert()).toContain('you won’t be charged twice')
    expect(screen.getByRole('dialog', { name: 'Something went wrong' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('goes on after a reload, and ends with the reason if the card is declined', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const pending = aQuote({ status_code: 'pending' })
    const details = states(pending, pending, aQuote({ purchase_problem: 'insufficient_funds' }))
    const { callsTo } = await openCheckout({ details })
    expect(screen.getByRole('status').textContent).toContain('You won’t be charged twice')
    expect(screen.queryByRole('button', { name: 'Purchase policy' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(await alert()).toContain('There isn’t enough money on this card.')
    expect(purchaseButton()).toBeTruthy()
    expect(callsTo(PURCHASE)).toEqual([])
    vi.useRealTimers()
  })

  it('forgets the policy that it replaces, also when it ends after a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const pending = aQuote({ status_code: 'pending' })
    const details = states(pending, pending, aPolicy({ cancel_rewrite_policy_id: policyId }))
    const { app } = await openCheckout({ details })
    const keys = [policyQuery(app, policyId).queryKey, [MARKETPLACE, 'policies']]
    for (const key of keys) app.queries.setQueryData<unknown>(key, {})
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await arrived()
    expect(keys.map((key) => app.queries.getQueryData(key))).toEqual([undefined, undefined])
    vi.useRealTimers()
  })
})
