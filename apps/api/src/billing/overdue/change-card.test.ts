import { describe, expect, it } from 'vitest'
import { market } from '../../testing/policies/marketplace.ts'
import {
  billing,
  cardRequest,
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
import { fail } from '../../testing/policies/one-purchase.ts'

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

  it.each([{}, { overdue_amount: 0 }])(
    'is decided at once for somebody who brings another card, which pays only once they agree: %o [M-230]',
    async (agreed) => {
      await beginCharge()
      const before = await billing()
      expect(before.overdue).toBeNull()
      expect(await changeCard({ ...cardRequest(), ...agreed })).toEqual({ is: 'amount_changed' })
      expect(market.processor.calls).toContain('abandon')
      expect(await monthsMoved()).toBe(1)
      expect(await billing()).toMatchObject({ cardholder_name: before.cardholder_name, overdue: { amount: 6.3 } })
      expect(await changeCard({ ...cardRequest(), overdue_amount: 6.3 })).toEqual({ is: 'paid' })
      await expectPaidOnce('2026-12-15')
    },
  )

  it('that succeeds after all leaves nothing to pay, and the new card is used from now on', async () => {
    market.processor.faults.before = fail
    goTo('2026-12-15')
    await catchUp()
    market.processor.heal()
    expect(await changeCard({ ...cardRequest(), overdue_amount: 0 })).toEqual({ is: 'changed' })
    await expectPaidOnce('2026-12-15')
    expect(await billing()).toMatchObject({ cardholder_name: 'Sol Quill', overdue: null })
  })

  it('is decided at once for somebody who wants to cancel', async () => {
    await beginCharge()
    await market.billing.finishChargeInProgress(id, { error: () => {} })
    expect((await details()).status_code).toBe('suspended')
    expect(await monthsMoved()).toBe(1)
  })
})
