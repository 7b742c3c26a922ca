import { CANCEL_REASON } from '@amparo/contract/policy-changes'
import { describe, expect, it } from 'vitest'
import { bought, quote } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import {
  amounts,
  cancel,
  cancelRequest,
  catchUp,
  centsMoved,
  details,
  goTo,
  id,
  mails,
  mailTags,
  makeOverdue,
  preparePolicy,
  setCard,
} from '../testing/policies/one-policy.ts'

preparePolicy()

describe('a policy that is canceled', () => {
  it('ends today for good, with an event in its history and a mail [M-275, M-276, M-305]', async () => {
    goTo('2026-11-20')
    const { status, body: canceled } = await cancel()
    expect(status).toBe(200)
    expect(canceled).toMatchObject({ status_code: 'canceled', out_of_force_date: '2026-11-20', next_payment: null })
    expect(await details()).toEqual(canceled)
    const [event] = await market.database.query(
      "SELECT author, note, status, happened_at FROM policy_history WHERE policy_id = $1 AND kind = 'canceled'",
      [id],
    )
    expect(event).toEqual({
      author: 'policyholder',
      note: CANCEL_REASON,
      status: 'canceled',
      happened_at: market.clock.now(),
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({ tag: 'policy_canceled', recipient: 'dana@mail.example' })
    expect(mail?.text).toContain('November 20, 2026')
    expect(mail?.text).toContain('refunding $6.30')
    await market.runJobs()
    goTo('2026-12-15')
    await catchUp()
    expect(market.processor.calls).toEqual(['refund'])
  })

  it.each([
    ['2026-11-25', -630, 'the tenth day of the return period'],
    // November 15 through December 14 is 30 days, of which 18 come after November 26.
    ['2026-11-26', -378, 'the day after it'],
    ['2026-12-13', -21, 'the last day but one of the month'],
  ])('on %s is refunded %i cents: %s', async (day, returned) => {
    goTo(day)
    await cancel()
    await market.runJobs()
    expect(await amounts()).toEqual([630, returned])
    expect(await centsMoved()).toBe(630 + returned)
  })

  it('is refunded nothing on the last day of a paid month, and the mail says so', async () => {
    goTo('2026-12-14')
    await cancel()
    await market.runJobs()
    expect(await amounts()).toEqual([630])
    expect((await mails())[0]?.text).toContain('nothing to refund')
  })

  it('is refunded in full before it starts, however long ago it was bought', async () => {
    const later = await bought(market, bearer, {}, { effective_date: '2026-12-15' })
    const before = await centsMoved()
    goTo('2026-12-10')
    expect((await cancel(later)).body).toMatchObject({ status_code: 'canceled', out_of_force_date: '2026-12-10' })
    await market.runJobs()
    expect(await centsMoved()).toBe(before - 630)
  })

  it('can be overdue: nothing is owed and nothing is refunded [M-227]', async () => {
    await makeOverdue()
    goTo('2026-12-20')
    expect((await cancel()).body.status_code).toBe('canceled')
    await market.runJobs()
    expect(await amounts()).toEqual([630])
    goTo('2027-01-14')
    await catchUp()
    expect((await details()).status_code).toBe('canceled')
    expect(await mailTags()).toEqual(['policy_payment_failed', 'policy_canceled'])
  })
})

describe('a charge that is not decided yet', () => {
  it('is decided first: one that waits for its next try is called off', async () => {
    await setCard('processing_error')
    goTo('2026-12-15')
    await catchUp()
    expect((await details()).status_code).toBe('in_force')
    expect((await cancel()).body).toMatchObject({ status_code: 'canceled' })
    expect(market.processor.calls).toContain('abandon')
    await market.runJobs()
    expect(await centsMoved()).toBe(630)
  })

  it('is decided first: one whose answer was lost has been paid, and counts for the refund', async () => {
    await setCard('answer_lost')
    goTo('2026-12-15')
    await catchUp()
    expect((await cancel()).body).toMatchObject({ status_code: 'canceled' })
    await market.runJobs()
    expect(await amounts()).toEqual([630, 630, -610])
    expect(await centsMoved()).toBe(650)
  })
})

describe('a policy that cannot be canceled', () => {
  it('is one that is being charged at this moment; a moment later it can be', async () => {
    goTo('2026-12-15')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    market.processor.faults.after = () => answered
    const charging = catchUp()
    while (market.processor.calls.at(-1) !== 'charge') await new Promise(setImmediate)
    const impatient = market.startServer({ maxWaitMs: 10 })
    const { status, body: refusal } = await cancel(id, cancelRequest, impatient.app)
    expect([status, refusal.error_code]).toEqual([423, 'payment_in_progress'])
    answer()
    await charging
    expect((await details()).status_code).toBe('in_force')
    expect((await cancel()).status).toBe(200)
    await market.runJobs()
    // Two months paid; the second has 31 days, of which 30 are not used.
    expect(await amounts()).toEqual([630, 630, -610])
    expect(await centsMoved()).toBe(650)
  })

  it.each(['out_of_force', 'expired'])('is one that is %s [M-227]', async (status) => {
    await market.database.query('UPDATE policies SET status = $2 WHERE id = $1', [id, status])
    expect((await cancel()).body.error_code).toBe('policy_not_cancelable')
  })

  it('is one whose term or grace period has ended, even if its stored status has not changed yet', async () => {
    goTo('2027-11-15')
    expect((await cancel()).body.error_code).toBe('policy_not_cancelable')
  })

  it('is a quote', async () => {
    expect((await cancel(await quote(market, bearer))).body.error_code).toBe('policy_not_cancelable')
  })
})

it.each([
  {},
  { reason: CANCEL_REASON },
  { ...cancelRequest, reason: 'I found something cheaper' },
  { ...cancelRequest, comments: 'x'.repeat(201) },
  { ...cancelRequest, comments: null },
])('accepts only the fixed reason [M-306]: refuses %j', async (payload) => {
  expect((await cancel(id, payload)).body.error_code).toBe('invalid_request')
  expect((await details()).status_code).toBe('in_force')
})
