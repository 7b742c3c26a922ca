import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { policyQuery } from '../../../queries/marketplace/get-policy.ts'
import { MARKETPLACE } from '../../../session/user-session.ts'
import { refused } from '../../../testing/refused.ts'
import { policyId, prepareMarketplace } from '../testing/open-marketplace.tsx'
import { DETAILS } from '../testing/open-quote.tsx'
import { aPolicy, aQuote } from '../testing/sample-quote.ts'
import { alert, arrived, buy, openCheckout, PURCHASE, purchaseButton } from './testing/open-checkout.tsx'

prepareMarketplace()

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
