import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paymentInfo } from '../../../blocks/payment-card/testing/fake-payment-fields.ts'
import { prepareMarketplace } from '../testing/open-marketplace.tsx'
import { elmStreet } from '../testing/sample-quote.ts'
import { arrived, buy, fillIn, openCheckout, PURCHASE, purchaseButton } from './testing/open-checkout.tsx'

prepareMarketplace()

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
})
