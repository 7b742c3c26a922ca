import { describe, expect, it } from 'vitest'
import { ask, request as quoteRequest } from '../../testing/policies/buy.ts'
import { bearer, market } from '../../testing/policies/marketplace.ts'
import {
  amounts,
  billing,
  catchUp,
  centsMoved,
  details,
  goTo,
  history,
  id,
  ledger,
  makeOverdue,
  preparePolicy,
} from '../../testing/policies/one-policy.ts'
import { crash, fail } from '../../testing/policies/one-purchase.ts'
import { PaymentInProgress } from '../create-billing.ts'

preparePolicy()

const cancel = (today: string) =>
  market.database.transaction(async (tx) => {
    const policy = await market.policies.lock(tx, id)
    if (!policy) throw new Error('no policy')
    const now = market.clock.now()
    const result = await market.billing.cancelCharges(tx, policy, { today, now, author: 'policyholder' })
    await market.policies.changeStatus(tx, policy, { event: 'canceled', author: 'policyholder', now })
    return result
  })

describe('a cancellation refunds', () => {
  it.each([
    ['2026-11-15', 630, true, 'on the day of purchase'],
    ['2026-11-25', 630, true, 'on the tenth day'],
    ['2026-11-26', 378, false, 'the unused days after that'],
    ['2026-12-14', 0, false, 'nothing on the last day of the month'],
  ])('on %s %i cents [M-363]', async (day, cents, is_full) => {
    goTo(day)
    await catchUp()
    expect((await billing()).refund_if_canceled).toEqual({ amount: cents / 100, is_full })
    expect(await cancel(day)).toEqual({ refund_cents: cents })
    await market.runJobs()
    await market.runJobs()
    expect(await centsMoved()).toBe(630 - cents)
    expect((await details()).next_payment).toBeNull()
    goTo('2027-03-01')
    await catchUp()
    expect(await centsMoved()).toBe(630 - cents)
    const sum = (await ledger()).reduce((total, { amount_cents }) => total + amount_cents, 0)
    expect(sum).toBe(630 - cents)
    expect((await billing()).refund_if_canceled).toBeNull()
  })

  it('only the newest month, to the charge that paid for it', async () => {
    goTo('2027-01-01')
    await catchUp()
    expect(await cancel('2027-01-01')).toEqual({ refund_cents: 264 })
    await market.runJobs()
    const [refund] = await market.database.query<{ due_on: string }>(
      `SELECT paid.due_on FROM ledger_entries AS paid JOIN ledger_entries AS returned USING (charge_id)
       WHERE paid.policy_id = $1 AND paid.kind = 'charge' AND returned.kind = 'refund'`,
      [id],
    )
    expect(refund).toEqual({ due_on: '2026-12-15' })
    expect((await billing()).payments[0]).toEqual({
      kind: 'refund',
      amount: -2.64,
      paid_on: '2027-01-01',
      due_on: null,
      last_4: '4444',
    })
    expect((await history()).filter((kind) => kind === 'refund_planned')).toHaveLength(1)
  })

  it('nothing for an overdue month, which is no longer owed', async () => {
    await makeOverdue()
    expect(await cancel('2026-12-20')).toEqual({ refund_cents: 0 })
    expect(market.queue).toEqual([])
  })
})

describe('a refund', () => {
  it('is made once, whatever fails and however often the job runs', { tags: ['race'] }, async () => {
    await cancel('2026-11-15')
    market.processor.faults.refund = fail
    await expect(market.runJobs()).rejects.toThrow('down')
    expect(await ledger()).toHaveLength(1)
    market.processor.heal()
    market.clock.time += 61_000
    await Promise.all([catchUp(), catchUp(market.startServer())])
    expect(market.queue).toHaveLength(1)
    market.queue.push(...market.queue)
    await market.runJobs()
    expect(await centsMoved()).toBe(0)
    expect(await amounts()).toEqual([630, -630])
    await catchUp()
    expect(market.queue).toEqual([])
  })

  it('by an operator refunds the newest charges first, and never more than is left', async () => {
    goTo('2026-12-15')
    await catchUp()
    const refund = (amount_cents: number) =>
      market.billing.refund(id, { amount_cents, author: 'Rosa', request_id: crypto.randomUUID() })
    expect(await refund(1_261)).toBe('exceeds_paid')
    expect(await refund(700)).toBe('planned')
    expect(await refund(561)).toBe('exceeds_paid')
    expect(await refund(560)).toBe('planned')
    await market.runJobs()
    expect(await centsMoved()).toBe(0)
    expect(await amounts()).toEqual([630, 630, -630, -70, -560])
  })
})

describe('while a charge is being made', () => {
  it('a cancellation is refused; afterwards it succeeds, and refunds that charge too', async () => {
    market.processor.faults.after = crash
    goTo('2026-12-15')
    void catchUp(market.startServer())
    while (market.processor.calls.at(-1) !== 'charge') await new Promise(setImmediate)
    await expect(cancel('2026-12-15')).rejects.toThrow(PaymentInProgress)
    expect((await details()).status_code).toBe('in_force')
    market.processor.heal()
    market.clock.time += 121_000
    await catchUp()
    expect(await cancel('2026-12-15')).toEqual({ refund_cents: 610 })
  })

  it('a cancellation and a charge at the same moment end as if one came after the other', {
    tags: ['race'],
  }, async () => {
    goTo('2026-12-15')
    const [, canceled] = await Promise.allSettled([catchUp(), cancel('2026-12-15')])
    await market.runJobs()
    const paid = await centsMoved()
    // The first day of the second month costs 20 cents and is not refunded.
    expect(canceled.status === 'fulfilled' ? [630, 650] : [1_260]).toContain(paid)
    const sum = (await ledger()).reduce((total, { amount_cents }) => total + amount_cents, 0)
    expect(paid).toBe(sum)
  })
})

it('shows no amount to pay or refund for a quote', async () => {
  const { body } = await ask(market, 'POST /quote/', { bearer, payload: quoteRequest })
  expect((await ask(market, `GET /policies/${body.id}/billing/`, { bearer })).body).toEqual({
    cardholder_name: null,
    billing_address: null,
    overdue: null,
    refund_if_canceled: null,
    payments: [],
  })
})
