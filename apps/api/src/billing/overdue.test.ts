import { describe, expect, it } from 'vitest'
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
  test,
} from '../testing/policies/one-policy.ts'

preparePolicy()

describe('a failed charge', () => {
  it('suspends the policy, mails when coverage ends, and is not tried again', async () => {
    await makeOverdue()
    expect(await details()).toMatchObject({
      out_of_force_date: '2027-01-14',
      next_payment: { amount: 6.3, due_at: '2026-12-15' },
    })
    expect((await billing()).overdue).toEqual({ amount: 6.3, since: '2026-12-15', coverage_ends_on: '2027-01-14' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ tag: 'policy_payment_failed', text: expect.stringContaining('January 14, 2027') })
    expect(mail?.text).toContain('$6.30 to your card ending in 4444')
    await setCard('succeeds')
    goTo('2027-01-02')
    await catchUp()
    expect(await monthsMoved()).toBe(1)
  })

  it('counts as failed only if the processor declines it, or gives no answer five times over seven hours', async () => {
    await setCard('processing_error')
    goTo('2026-12-15')
    await catchUp()
    await catchUp()
    expect(test.processor.calls).toEqual(['charge'])
    for (const minutes of [1, 10, 60, 360]) {
      test.clock.time += minutes * 60_000 - 1_000
      await catchUp()
      expect((await details()).status_code).toBe('in_force')
      test.clock.time += 1_000
      await catchUp()
    }
    expect(test.processor.calls).toEqual(Array(5).fill('charge'))
    test.clock.time += 360 * 60_000
    await catchUp()
    expect(test.processor.calls.at(-1)).toBe('abandon')
    expect(await details()).toMatchObject({ status_code: 'suspended', out_of_force_date: '2027-01-14' })
  })

  it('leads to reminders ten and three days before coverage ends, once each', async () => {
    await makeOverdue()
    for (const day of ['2027-01-03', '2027-01-04', '2027-01-05', '2027-01-10', '2027-01-11', '2027-01-13']) {
      goTo(day)
      await Promise.all([catchUp(), catchUp(test.startServer())])
    }
    const reminders = (await mails()).filter(({ tag }) => tag === 'policy_reminder')
    expect(reminders.map(({ sent_at }) => new Date(sent_at).toISOString().slice(0, 10))).toEqual([
      '2027-01-04',
      '2027-01-11',
    ])
    expect(reminders[0]?.text).toContain('$6.30')
    expect(reminders[0]?.subject).toContain('January 14, 2027')
  })

  it('ends coverage after thirty days', async () => {
    await makeOverdue()
    goTo('2027-01-14', '04:59:59Z')
    await catchUp()
    expect((await details()).status_code).toBe('suspended')
    goTo('2027-01-14', '05:00:00Z')
    expect((await details()).status_code).toBe('out_of_force')
    await catchUp()
    expect(await details()).toMatchObject({ status_code: 'out_of_force', next_payment: null })
    expect((await mailTags()).slice(-1)).toEqual(['policy_lapsed'])
    expect(await changeCard()).toEqual({ is: 'not_editable' })
    expect((await billing()).refund_if_canceled).toBeNull()
  })
})

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
    await test.database.query(
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
    const dues = await test.database.query(
      'SELECT due_on, amount_cents FROM charged_dues WHERE policy_id = $1 AND NOT has_failed ORDER BY due_on',
      [id],
    )
    expect(dues).toEqual([
      { due_on: '2027-01-31', amount_cents: 630 },
      { due_on: '2027-02-28', amount_cents: 630 },
    ])
  })

  it.each([
    ['card_declined', 'card_declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'expired_card'],
    ['incorrect_cvv', 'incorrect_cvv'],
    ['processing_error', 'payment_failed'],
  ] as const)('that fails (%s) leaves the old card and the policy overdue', async (outcome, code) => {
    await makeOverdue()
    const was = await test.database.query('SELECT payment_reference, card FROM policies WHERE id = $1', [id])
    const request = cardRequest(outcome)
    expect(await changeCard(request)).toEqual({ is: 'declined', code })
    expect(await changeCard(request)).toEqual({ is: 'declined', code })
    expect((await details()).status_code).toBe('suspended')
    expect(await test.database.query('SELECT payment_reference, card FROM policies WHERE id = $1', [id])).toEqual(was)
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
    test.processor.faults.describe = async () => {
      throw new Error('down')
    }
    expect(await changeCard()).toEqual({ is: 'declined', code: 'payment_failed' })
    expect(test.processor.calls).toEqual(['charge'])
  })

  it('is charged once, however often the same request arrives, on any server', async () => {
    await makeOverdue()
    const request = cardRequest()
    const other = test.startServer()
    const results = await Promise.all([test, other, test, other, test].map((server) => changeCard(request, server)))
    expect(results).toEqual(Array(5).fill({ is: 'paid' }))
    expect(await changeCard(request)).toEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
  })

  it('is charged once when two tabs send different cards', async () => {
    await makeOverdue()
    const results = await Promise.all([changeCard(cardRequest()), changeCard(cardRequest(), test.startServer())])
    expect(results).toContainEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
  })
})

describe('a new card when nothing is overdue', () => {
  it('becomes the card on file without a charge', async () => {
    expect(await changeCard()).toEqual({ is: 'changed' })
    expect(test.processor.calls).toEqual([])
    expect(await billing()).toMatchObject({ cardholder_name: 'Sol Quill' })
    expect((await history()).at(-1)).toBe('card_changed')
    goTo('2026-12-15')
    await catchUp()
    await expectPaidOnce('2026-12-15')
  })
})

describe('a charge that is waiting for its next try', () => {
  const beginCharge = async () => {
    await setCard('processing_error')
    goTo('2026-12-15')
    await catchUp()
    expect((await details()).status_code).toBe('in_force')
  }

  it('is finished at once when somebody enters another card, which then pays', async () => {
    await beginCharge()
    expect(await changeCard()).toEqual({ is: 'paid' })
    expect(test.processor.calls).toContain('abandon')
    await expectPaidOnce('2026-12-15')
  })

  it('is finished at once when somebody wants to cancel', async () => {
    await beginCharge()
    await test.billing.finishChargeInProgress(id, { error: () => {} })
    expect((await details()).status_code).toBe('suspended')
    expect(await monthsMoved()).toBe(1)
  })
})

describe('an operator', () => {
  const log = { error: () => {} }
  const charge = () => test.billing.chargeOverdue(id, { author: 'Rosa', log, request_id: crypto.randomUUID() })

  it('charges what is overdue to the card on file', async () => {
    expect(await charge()).toEqual({ is: 'nothing_due' })
    await makeOverdue()
    expect(await charge()).toEqual({ is: 'declined', code: 'card_declined' })
    await setCard('succeeds')
    expect(await charge()).toEqual({ is: 'paid' })
    await expectPaidOnce('2026-12-15')
    const [event] = await test.database.query(
      "SELECT author FROM policy_history WHERE policy_id = $1 AND kind = 'payment_resolved'",
      [id],
    )
    expect(event).toEqual({ author: 'Rosa' })
    expect((await billing()).cardholder_name).toBe('Dana Quill')
  })
})
