import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '../../../../testing/refused.ts'
import type { Handler } from '../../../../testing/render-page.tsx'
import { aBilling, active, alert, newCard, owing, prepareBilling, saveCard } from './testing/open-billing.tsx'

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
