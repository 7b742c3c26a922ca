import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakePaymentFields } from '../../../blocks/payment-card/testing/fake-payment-fields.ts'
import { prepareMarketplace } from '../testing/open-marketplace.tsx'
import { aQuote, aQuoteIn, quoteId } from '../testing/sample-quote.ts'
import { agree, fillIn, openCheckout, PURCHASE, purchaseButton } from './testing/open-checkout.tsx'

prepareMarketplace()

const listed = () =>
  within(screen.getByRole('region', { name: /^Fix / }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('has a title, Back, card, billing address, terms, what is due today and a button [M-142] [M-143] [M-144] [M-145] [M-146] [M-147] [M-148] [M-149] [M-176]', async () => {
  await openCheckout()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout')
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toMatch(
    `/marketplace/add/purchase/${quoteId}/coverage`,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Card details',
    'Billing address',
    'Terms',
  ])
  expect(screen.getByText('Due today').parentElement?.textContent).toBe('Due today $6.30')
  expect(purchaseButton()).toBeTruthy()
})

it('shows Cancel only if the policy replaces another [M-150]', async () => {
  await openCheckout()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await openCheckout({ search: '?cancelAndRewrite=true&previousPolicyId=11111111-2222-4333-8444-555555555555' })
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
})

it('asks for everything, and goes to the first field in error, 100 px below the edge [M-152] [M-153] [M-166] [M-167] [M-168] [M-169] [M-177]', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 640 } as DOMRect)
  const { card, callsTo } = await openCheckout()
  await waitFor(() => expect(card.lookOf('number')?.problem).toBeNull())
  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: '   ' } })
  fireEvent.click(purchaseButton())
  expect(listed()).toEqual([
    'Enter the full name of the cardholder.',
    'Enter a valid card number.',
    'Enter a valid expiration date.',
    'Enter a valid CVV.',
    'Review and agree to the terms and conditions.',
  ])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name on the card')))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 540 })
  expect([card.fields.requestSource.mock.calls, callsTo(PURCHASE)]).toEqual([[], []])
})

it('shows in each frame its own error once it was left, and leads into the frame [M-165]', async () => {
  const { card } = await openCheckout()
  await waitFor(() => expect(card.mount).toHaveBeenCalled())
  card.appears()
  card.says('number', { problem: 'not_mastercard', touched: false, focused: true })
  expect(card.lookOf('number')?.problem).toBeNull()
  card.says('number', { problem: 'not_mastercard', touched: true })
  const error = 'You must use an eligible Mastercard credit card.'
  await waitFor(() => expect(card.lookOf('number')?.problem).toBe(error))
  expect(screen.getByText(error)).toBeTruthy()
  expect(card.lookOf('cvv')?.problem).toBeNull()

  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: 'Ada' } })
  fireEvent.click(purchaseButton())
  await waitFor(() => expect(card.fields.focus).toHaveBeenCalledWith('number'))
})

it('asks for a different billing address [M-158] [M-159] [M-160] [M-161]', async () => {
  const { card } = await openCheckout()
  await fillIn(card)
  fireEvent.click(screen.getByLabelText('A different address'))
  fireEvent.change(await screen.findByLabelText('ZIP code'), { target: { value: '1234' } })
  fireEvent.click(purchaseButton())
  expect(listed()).toEqual([
    'Street address: Enter billing address.',
    'Enter your city.',
    'Select your state.',
    'Enter a valid zip code.',
  ])
})

it('opens the outline of coverage; the terms count once it is acknowledged [M-156] [M-157]', async () => {
  const ids = ['ADD', 'AME']
  const [coverage] = aQuote().coverages
  await openCheckout({ quote: aQuote({ coverages: ids.flatMap((id) => (coverage ? [{ ...coverage, id }] : [])) }) })
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.click(box)
  expect(box.checked).toBe(false)
  const dialog = screen.getByRole('dialog', { name: 'Outline of coverage' })
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/documents/outlines/OH-AME.pdf')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
  expect([box.checked, screen.queryByRole('dialog')]).toEqual([false, null])
  agree()
  expect([box.checked, screen.queryByRole('dialog')]).toEqual([true, null])
  fireEvent.click(box)
  expect(box.checked).toBe(false)
})

it('shows the terms that the box names', async () => {
  await openCheckout()
  fireEvent.click(screen.getByRole('button', { name: 'Read the terms and conditions' }))
  const dialog = screen.getByRole('dialog', { name: 'Terms and conditions' })
  expect(dialog.textContent).toContain('one year from its start date')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Read the privacy notice' })).toBeNull()
})

it('asks for two consents in California, with the specification’s messages [M-154] [M-155] [M-X24]', async () => {
  await openCheckout({ quote: aQuoteIn('CA') })
  const [terms, privacy] = screen.getAllByRole<HTMLInputElement>('checkbox')
  fireEvent.click(purchaseButton())
  expect(listed().slice(-2)).toEqual([
    'Review and agree to the Electronic Communications Consent.',
    'Review and agree to the terms and conditions.',
  ])
  fireEvent.click(privacy as HTMLElement)
  expect([privacy?.checked, screen.queryByRole('dialog')]).toEqual([true, null])
  fireEvent.click(terms as HTMLElement)
  expect(screen.getByRole('dialog', { name: 'Outline of coverage' })).toBeTruthy()
  const consent = screen.getByRole('link', { name: 'Read the Electronic Communications Consent' })
  expect(consent.getAttribute('href')).toBe(`/pdf-viewer/${quoteId}/E_CONSENT`)
  expect(screen.getByRole('link', { name: 'Read the privacy notice' }).getAttribute('href')).toBe('/privacy')
})

it('says that the payment service has not loaded, and tries again [M-337]', async () => {
  const { card, asked } = await openCheckout({ card: fakePaymentFields({ ready: false }) })
  fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: 'Ada' } })
  agree()
  fireEvent.click(purchaseButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Payment service has not loaded yet.')
  card.breaks()
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  expect(asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ code: 'PAYMENT_SERVICE_ERROR' }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(card.mount).toHaveBeenCalledTimes(2)
  card.appears()
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
})
