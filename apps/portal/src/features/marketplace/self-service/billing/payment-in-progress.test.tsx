import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import type { Handler } from '../../../../testing/render-page.tsx'
import { aPolicy } from '../../testing/sample-quote.ts'
import {
  aBilling,
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

describe('a payment in progress', () => {
  const inTurn = (...answers: Handler[]): Handler => {
    let at = 0
    return (body, path) => (answers[Math.min(at++, answers.length - 1)] as Handler)(body, path)
  }
  const later = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is waited for, until the policy is no longer overdue', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await saveCard({ ...owing, change: () => refused('payment_in_progress', 423) })
    await later(600)
    expect(screen.getByText(/You won’t be charged twice/)).toBeTruthy()
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
    ['declined in the end', () => refused('payment_in_progress', 423)],
    ['declined, but the answer was lost', () => Promise.reject<never>(new TypeError('cut off'))],
    ['declined, but a server in between failed', () => ({ status: 502, body: {} })],
  ])('that was %s says why', async (_, first) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await saveCard({ ...owing, change: inTurn(first, () => refused('insufficient_funds')) })
    await later(2_000)
    expect(await alert()).toContain('There isn’t enough money on this card.')
    expect(page.card.fields.requestSource).toHaveBeenCalledOnce()
  })

  const lapsed = () => aPolicy({ status_code: 'out_of_force', out_of_force_date: '2027-01-15' })

  it.each(['out_of_force', 'canceled'] as const)(
    'is no payment if the request never arrived and the policy is %s by then',
    async (status_code) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const cutOff = () => Promise.reject<never>(new TypeError('cut off'))
      const page = await openBilling({ ...owing, change: inTurn(cutOff, () => refused('policy_not_editable')) })
      await editCard(page)
      page.server.policy = aPolicy({ status_code, out_of_force_date: '2027-01-15' })
      page.server.billing = aBilling({ refund_if_canceled: null })
      saveButton().focus()
      fireEvent.click(saveButton())
      await later(2_000)
      expect(await alert()).toContain(
        'This policy is no longer active, so its card can’t be changed. Nothing was charged.',
      )
      expect(screen.queryByText('Your billing is now up-to-date')).toBeNull()
      const heading = screen.getByRole('heading', { level: 1, name: 'Billing' })
      expect(document.activeElement).toBe(heading)
      // Nothing is left to pay or to send with the Enter key, neither here nor behind it.
      expect(screen.queryByRole('button', { name: /Pay|Save/ })).toBeNull()
      expect([screen.queryByLabelText('Name on the card'), screen.queryByText(/new card/)]).toEqual([null, null])
      fireEvent.click(screen.getByRole('button', { name: 'Back to billing' }))
      expect(screen.queryByRole('button', { name: /Pay|Change card/ })).toBeNull()
    },
  )

  it('that began on the last day of the grace period is waited for after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await saveCard({ ...owing, change: () => refused('payment_in_progress', 423) })
    page.server.policy = lapsed()
    await later(5_000)
    expect(page.changes().length).toBeGreaterThan(1)
    expect(screen.queryByText('Your billing is now up-to-date')).toBeNull()
    expect(screen.getByText(/You won’t be charged twice/)).toBeTruthy()
    page.server.policy = active({ card: newCard })
    page.server.billing = aBilling()
    await later(10_000)
    expect(await screen.findByText(/updated to Mastercard ending in 5100/)).toBeTruthy()
  })

  it('that takes too long can be looked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await saveCard({ ...owing, change: () => refused('payment_in_progress', 423) })
    // In steps, because the clock does not wait for an answer that is on its way.
    for (let step = 0; step < 60 && !screen.queryByRole('alert'); step++) await later(10_000)
    expect(await alert()).toContain('Your payment is being processed')
    page.server.policy = active({ card: newCard })
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await later(1_000)
    expect(await screen.findByText('Your billing is now up-to-date')).toBeTruthy()
    expect(page.reports()).toEqual([])
  })
})
