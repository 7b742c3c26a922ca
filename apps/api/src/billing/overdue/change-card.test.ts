import { describe, expect, it } from 'vitest'
import { market } from '../../testing/policies/marketplace.ts'
import {
  billing,
  catchUp,
  changeCard,
  details,
  expectPaidOnce,
  goTo,
  history,
  id,
  monthsMoved,
  preparePolicy,
  setCard,
} from '../../testing/policies/one-policy.ts'

preparePolicy()

describe('a new card when nothing is overdue', () => {
  it('is used from now on, and charged nothing', async () => {
    expect(await changeCard()).toEqual({ is: 'changed' })
    expect(market.processor.calls).toEqual([])
    expect(await billing()).toMatchObject({ cardholder_name: 'Sol Quill' })
    expect((await history()).at(-1)).toBe('card_changed')
    goTo('2026-12-15')
    await catchUp()
    await expectPaidOnce('2026-12-15')
  })
})

describe('a charge that waits for its next try', () => {
  const beginCharge = async () => {
    await setCard('processing_error')
    goTo('2026-12-15')
    await catchUp()
    expect((await details()).status_code).toBe('in_force')
  }

  it('is decided at once for somebody who brings another card, which pays it', async () => {
    await beginCharge()
    expect(await changeCard()).toEqual({ is: 'paid' })
    expect(market.processor.calls).toContain('abandon')
    await expectPaidOnce('2026-12-15')
  })

  it('is decided at once for somebody who wants to cancel', async () => {
    await beginCharge()
    await market.billing.finishChargeInProgress(id, { error: () => {} })
    expect((await details()).status_code).toBe('suspended')
    expect(await monthsMoved()).toBe(1)
  })
})
