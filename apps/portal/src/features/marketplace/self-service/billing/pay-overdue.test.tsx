import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { declines, vaultRefusals } from '../../../../blocks/payment-card/testing/card-problems.ts'
import { fakePaymentFields } from '../../../../blocks/payment-card/testing/fake-payment-fields.ts'
import { refused } from '../../../../testing/refused.ts'
import {
  active,
  alert,
  editCard,
  newCard,
  openBilling,
  owing,
  prepareBilling,
  saveButton,
  saveCard,
} from './testing/open-billing.tsx'

prepareBilling()

describe('paying what is overdue', () => {
  it('charges the new card exactly that, and says so [M-229] [M-230] [M-331] [M-X29]', async () => {
    const page = await openBilling({ ...owing, change: () => ({ body: active({ card: newCard }) }) })
    await editCard(page)
    expect(screen.getByText(/^We’ll charge this card \$12\.60, once\./)).toBeTruthy()
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
    ...declines,
    ['invalid_geographical_location', 'We couldn’t find the billing address.'],
    ['policy_not_editable', 'This policy is no longer active'],
  ])('says why it failed (%s), keeps what was typed and can be repeated [M-323] [M-332]', async (code, reason) => {
    const { card, changes, reports } = await saveCard({ ...owing, change: () => refused(code) })
    expect(await alert()).toMatch(new RegExp(`^We were unable to update your billing details\\..*${reason}`))
    expect(reports()).toContainEqual(
      expect.objectContaining({ code: 'CARDHOLDER_PAY_UPDATE_PURCHASED_POLICY_API_ERROR', failed_request_id: 'req-9' }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Name on the card').value).toBe('Ada Byron')
    expect(card.fields.destroy).not.toHaveBeenCalled()
    fireEvent.click(saveButton())
    await waitFor(() => expect(changes()).toHaveLength(2))
  })

  it('shows the generic dialog for what nobody knows [M-336]', async () => {
    await saveCard({ ...owing, change: () => refused('something_else', 409) })
    expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeTruthy()
  })

  it.each(vaultRefusals)('charges nothing if the vault gives no source: %s', async (code, advice) => {
    const card = fakePaymentFields()
    card.fields.requestSource.mockRejectedValueOnce(new CardFieldFailed({ code, requestId: 'r-9' }))
    const { changes } = await saveCard({ ...owing, card })
    expect(await alert()).toMatch(new RegExp(`We were unable.*Card info is incomplete.*${advice}`))
    expect(changes()).toEqual([])
  })

  it('says that the payment service has not loaded [M-337]', async () => {
    const card = fakePaymentFields({ ready: false })
    const page = await openBilling({ ...owing, card })
    fireEvent.click(await screen.findByRole('button', { name: /^Pay \$/ }))
    fireEvent.change(screen.getByLabelText('Name on the card'), { target: { value: 'Ada' } })
    fireEvent.click(saveButton())
    expect(await alert()).toContain('Payment service has not loaded yet.')
    expect(page.changes()).toEqual([])
  })

  it('leads to sign-in when the session is over, and says nothing else', async () => {
    const ended = vi.fn()
    const page = await openBilling({ ...owing, change: () => refused('unauthorized', 401) })
    page.app.user.onEnded(ended)
    await editCard(page)
    fireEvent.click(saveButton())
    await waitFor(() => expect(ended).toHaveBeenCalledWith('expired'))
    expect(page.reports()).toEqual([])
  })
})
