import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paymentInfo } from '../../../../blocks/payment-card/testing/fake-payment-fields.ts'
import { refused } from '../../../../testing/refused.ts'
import { elmStreet } from '../../testing/sample-quote.ts'
import {
  aBilling,
  active,
  alert,
  editCard,
  newCard,
  openBilling,
  overdue,
  prepareBilling,
  saveButton,
  saveCard,
  suspended,
} from './testing/open-billing.tsx'

prepareBilling()

const listed = () =>
  within(screen.getByRole('region', { name: /^Fix / }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the form', () => {
  it('requires every field, with the error messages of self-service [M-231] [M-232] [M-233] [M-234] [M-235]', async () => {
    const { card, changes } = await openBilling()
    await editCard({ card }, '   ')
    fireEvent.click(screen.getByLabelText('A different address'))
    fireEvent.click(saveButton())
    expect(listed()).toEqual([
      'Enter the full name of the cardholder.',
      'Street address: Enter a valid address.',
      'Enter a city.',
      'Select a state.',
      'Enter a valid zip code.',
    ])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fix 5 answers' }))
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
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    expect(await screen.findByText(error)).toBeTruthy()
    expect(field.value).toBe(value)
  })

  it('begins with the current billing address, and can be closed without a change', async () => {
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
    const { changes, card } = await saveCard({ change: () => ({ body: active({ card: newCard }) }) })
    expect(await screen.findByText('Your changes have been applied.')).toBeTruthy()
    expect(screen.queryByText('Your billing is now up-to-date')).toBeNull()
    expect(card.fields.requestSource).toHaveBeenCalledExactlyOnceWith('Ada Byron')
    expect(changes().map(({ body }) => body)).toEqual([
      {
        billing_address: elmStreet,
        payment_info: paymentInfo('Ada Byron'),
        overdue_amount: 0,
      },
    ])
    expect(await screen.findByText(/^Mastercard ending in 5100/)).toBeTruthy()
  })

  it('waits while another payment is being made, and changes nothing', async () => {
    const { changes, reports } = await saveCard({ change: () => refused('payment_in_progress', 423) })
    expect(await alert()).toContain('You won’t be charged twice.')
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    expect([changes().length, reports()]).toEqual([1, []])
  })

  it('is not charged if something became overdue in the meantime: the amount is shown first', async () => {
    const page = await openBilling({ change: () => refused('amount_changed') })
    await editCard(page)
    page.server.policy = suspended()
    page.server.billing = aBilling({ overdue })
    fireEvent.click(saveButton())
    expect(await alert()).toContain('The amount you owe was $0.00 and is now $12.60. Nothing was charged.')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resolve payment method')
    fireEvent.click(screen.getByRole('button', { name: 'Pay $12.60 and use this card' }))
    await waitFor(() => expect(page.changes()).toHaveLength(2))
    expect(page.changes().map(({ body }) => body)).toMatchObject([{ overdue_amount: 0 }, { overdue_amount: 12.6 }])
    expect(page.reports()).toEqual([])
  })
})
