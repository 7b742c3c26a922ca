import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import type { Coverage } from '@amparo/contract/policies'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { declines, vaultRefusals } from '../../../blocks/payment-card/testing/card-problems.ts'
import { refused } from '../../../testing/refused.ts'
import { prepareMarketplace } from '../testing/open-marketplace.tsx'
import { aPolicy, aQuote, quoteId } from '../testing/sample-quote.ts'
import { alert, arrived, buy, fillIn, openCheckout, PURCHASE, purchaseButton } from './testing/open-checkout.tsx'

prepareMarketplace()

describe('the purchase', () => {
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
