import { describe, expect, it } from 'vitest'
import { market } from '../../testing/policies/marketplace.ts'
import {
  billing,
  cardRequest,
  catchUp,
  centsMoved,
  changeCard,
  details,
  expectPaidOnce,
  goTo,
  history,
  id,
  ledger,
  mails,
  mailTags,
  makeOverdue,
  monthsMoved,
  preparePolicy,
  setCard,
} from '../../testing/policies/one-policy.ts'
import { declines } from '../../testing/policies/test-processor.ts'

preparePolicy()

describe('a new card for an overdue policy', () => {
  it('pays exactly what is overdue, and becomes the card on file [M-230]', async () => {
    await makeOverdue()
    const request = cardRequest()
    expect(await changeCard(request)).toEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
    expect(await details()).toMatchObject({
      status_code: 'in_force',
      out_of_force_date: null,
      next_payment: { due_at: '2027-01-15' },
    })
    expect(await billing()).toMatchObject({
      overdue: null,
      cardholder_name: 'Sol Quill',
      billing_address: request.billing_address,
    })
    expect((await mailTags()).slice(-1)).toEqual(['policy_resolved'])
    expect((await mails()).at(-1)?.text).toContain('$6.30 to your card ending in 4444')
    expect((await history()).slice(-1)).toEqual(['payment_resolved'])
    goTo('2027-01-15')
    await catchUp()
    await expectPaidOnce('2026-12-15', '2027-01-15')
  })

  it('pays two months together when the second has begun, each counted once [M-230]', async () => {
    // January has 31 days, so the next month begins on the second-to-last day of the grace period.
    await market.database.query(
      "UPDATE policies SET effective_date = '2026-10-31', next_payment_on = '2027-01-31' WHERE id = $1",
      [id],
    )
    await setCard('expired_card')
    goTo('2027-01-31')
    await catchUp()
    goTo('2027-03-01')
    await catchUp()
    expect((await billing()).overdue).toEqual({ amount: 12.6, since: '2027-01-31', coverage_ends_on: '2027-03-02' })
    expect(await changeCard()).toEqual({ is: 'paid' })
    expect(await centsMoved()).toBe(630 + 1260)
    expect((await details()).next_payment).toEqual({ amount: 6.3, due_at: '2027-03-31' })
    expect((await ledger()).at(-1)).toEqual({ amount_cents: 1260, due_on: '2027-01-31' })
    const dues = await market.database.query(
      'SELECT due_on, amount_cents FROM charged_dues WHERE policy_id = $1 AND NOT has_failed ORDER BY due_on',
      [id],
    )
    expect(dues).toEqual([
      { due_on: '2027-01-31', amount_cents: 630 },
      { due_on: '2027-02-28', amount_cents: 630 },
    ])
  })

  it.each([0, 6.29, 12.6, 6.301])(
    'is not charged if the person agreed to pay %s, and pays when they agree to what is overdue [M-230]',
    async (overdue_amount) => {
      await makeOverdue()
      const request = cardRequest()
      expect(await changeCard({ ...request, overdue_amount })).toEqual({ is: 'amount_changed' })
      expect([market.processor.calls, await monthsMoved()]).toEqual([['charge'], 1])
      expect(await billing()).toMatchObject({ cardholder_name: 'Dana Quill', overdue: { amount: 6.3 } })
      const agreed = { ...request, overdue_amount: 6.3 }
      expect(await changeCard(agreed)).toEqual({ is: 'paid' })
      expect(await changeCard(agreed)).toEqual({ is: 'paid' })
      await expectPaidOnce('2026-12-15')
    },
  )

  it('is not accepted as a payment of what somebody else has paid meanwhile', async () => {
    await makeOverdue()
    expect(await changeCard()).toEqual({ is: 'paid' })
    expect(await changeCard({ ...cardRequest(), overdue_amount: 6.3 })).toEqual({ is: 'amount_changed' })
    await expectPaidOnce('2026-12-15')
  })

  it.each(declines)('that fails (%s) leaves the old card and the policy overdue', async (outcome, code) => {
    await makeOverdue()
    const was = await market.database.query('SELECT payment_reference, card FROM policies WHERE id = $1', [id])
    const request = cardRequest(outcome)
    expect(await changeCard(request)).toEqual({ is: 'declined', code })
    expect(await changeCard(request)).toEqual({ is: 'declined', code })
    expect((await details()).status_code).toBe('suspended')
    expect(await market.database.query('SELECT payment_reference, card FROM policies WHERE id = $1', [id])).toEqual(was)
    expect((await billing()).cardholder_name).toBe('Dana Quill')
    expect(await monthsMoved()).toBe(1)
    expect(await changeCard()).toEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
  })

  it('changes nothing if the processor does not know it, or does not answer', async () => {
    await makeOverdue()
    const request = cardRequest()
    const unknown = { ...request, payment_info: { ...request.payment_info, number: 'sim_nothing.4444.1230.a' } }
    expect(await changeCard(unknown)).toEqual({ is: 'declined', code: 'payment_failed' })
    market.processor.faults.describe = async () => {
      throw new Error('down')
    }
    expect(await changeCard()).toEqual({ is: 'declined', code: 'payment_failed' })
    expect(market.processor.calls).toEqual(['charge'])
  })

  it('is charged once, however often the same request arrives, on any server', { tags: ['race'] }, async () => {
    await makeOverdue()
    const request = cardRequest()
    const other = market.startServer()
    const results = await Promise.all(
      [market, other, market, other, market].map((server) => changeCard(request, server)),
    )
    expect(results).toEqual(Array(5).fill({ is: 'paid' }))
    expect(await changeCard(request)).toEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
  })

  it('is charged once when two tabs send different cards', { tags: ['race'] }, async () => {
    await makeOverdue()
    const results = await Promise.all([changeCard(cardRequest()), changeCard(cardRequest(), market.startServer())])
    expect(results).toContainEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
  })
})

describe('an operator', () => {
  const log = { error: () => {} }
  const charge = () => market.billing.chargeOverdue(id, { author: 'Rosa', log, request_id: crypto.randomUUID() })

  it('charges what is overdue to the card on file', async () => {
    expect(await charge()).toEqual({ is: 'nothing_due' })
    await makeOverdue()
    expect(await charge()).toEqual({ is: 'declined', code: 'card_declined' })
    await setCard('succeeds')
    expect(await charge()).toEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
    const [event] = await market.database.query(
      "SELECT author FROM policy_history WHERE policy_id = $1 AND kind = 'payment_resolved'",
      [id],
    )
    expect(event).toEqual({ author: 'Rosa' })
    expect((await billing()).cardholder_name).toBe('Dana Quill')
  })
})
