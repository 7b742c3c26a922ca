import { describe, expect, it } from 'vitest'
import { ask, payment, update } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import {
  buy,
  crash,
  details,
  expectBoughtOnce,
  fail,
  id,
  ledger,
  moved,
  preparePurchases,
  restart,
} from '../testing/policies/one-purchase.ts'

preparePurchases()

describe('one policy and one charge', () => {
  it.each([
    ['between the first transaction and the charge', 'before'],
    ['between the charge and the second transaction', 'after'],
  ] as const)('when the server dies %s, and a job goes on', async (_, point) => {
    market.processor.faults[point] = crash
    const dying = market.startServer({ maxWaitMs: 10 })
    expect((await buy(payment(), dying)).body.error_code).toBe('purchase_in_progress')
    expect((await details()).status_code).toBe('pending')
    expect(market.queue.map(({ queue, afterSeconds }) => [queue, afterSeconds])).toEqual([['settle-purchase', 20]])
    const next = restart()
    await next.runJobs()
    await expectBoughtOnce()
  })

  it.each(['before', 'after'] as const)(
    'when the server dies %s the charge, and the person asks again',
    async (point) => {
      market.processor.faults[point] = crash
      const paid = payment()
      await buy(paid, market.startServer({ maxWaitMs: 10 }))
      const next = restart()
      expect((await buy(paid, next)).status).toBe(200)
      await next.runJobs()
      await expectBoughtOnce()
    },
  )

  it('when job and request are at it at the same time', { tags: ['race'] }, async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    market.processor.faults.after = () => answered
    const buying = buy()
    while (market.processor.calls.at(-1) !== 'charge') await new Promise(setImmediate)
    market.clock.time += 21_000
    const working = market.startServer().runJobs()
    await Promise.resolve()
    answer()
    await Promise.all([buying, working])
    expect((await buying).status).toBe(200)
    await expectBoughtOnce()
  })

  it('when the job finds that somebody else is charging, and comes again', async () => {
    market.processor.faults.after = crash
    await buy(payment(), market.startServer({ maxWaitMs: 10 }))
    const jobs = [...market.queue]
    await expect(market.startServer().runJobs()).rejects.toThrow('still charging')
    market.queue.push(...jobs)
    await restart().runJobs()
    await expectBoughtOnce()
  })

  it('when the queue has given up, within a minute', async () => {
    market.processor.faults.before = crash
    await buy(payment(), market.startServer({ maxWaitMs: 10 }))
    market.queue.length = 0
    market.processor.heal()
    await market.purchases.requeueUnfinished()
    expect(market.queue).toEqual([])
    market.clock.time += 90_000
    await market.purchases.requeueUnfinished()
    await market.runJobs()
    await expectBoughtOnce()
  })
})

describe('no policy and no charge', () => {
  it('when the processor never answers: the charge is abandoned', async () => {
    market.processor.faults.before = fail
    expect((await buy()).body.error_code).toBe('payment_failed')
    expect(market.processor.calls.at(-1)).toBe('abandon')
    market.processor.heal()
    expect(await details()).toMatchObject({ status_code: 'initializing', purchase_problem: 'payment_failed' })
    expect([await moved(), await ledger()]).toEqual([0, []])
    // A late copy of the charge moves nothing.
    const [purchase] = await market.database.query<{ id: string; payment_reference: string }>(
      'SELECT id, payment_reference FROM purchases WHERE policy_id = $1',
      [id],
    )
    const late = { amount_cents: 630, currency: 'USD', payment_reference: purchase?.payment_reference ?? '' }
    await market.processor.payments.charge({ ...late, idempotency_key: purchase?.id ?? '' })
    expect(await moved()).toBe(0)
  })

  it('but a policy, when the money moved and every answer was lost', async () => {
    market.processor.faults.after = fail
    expect((await buy()).status).toBe(200)
    expect(market.processor.calls.at(-1)).toBe('abandon')
    await expectBoughtOnce()
  })
})

describe('a charge that no policy can come of', () => {
  it('is refunded once, and the person can buy again', { tags: ['race'] }, async () => {
    market.processor.faults.after = crash
    await buy(payment(), market.startServer({ maxWaitMs: 10 }))
    market.clock.time += 86_400_000
    const next = restart()
    market.processor.faults.refund = fail
    await next.runJobs()
    expect(await details()).toMatchObject({ status_code: 'initializing', purchase_problem: 'payment_failed' })
    expect([await moved(), await ledger()]).toEqual([630, [630]])
    await expect(next.runJobs()).rejects.toThrow('down')

    market.processor.heal()
    market.clock.time += 90_000
    await Promise.all([next.billing.catchUp(), next.billing.catchUp()])
    expect(market.queue).toHaveLength(1)
    market.queue.push(...market.queue)
    await next.runJobs()
    expect([await moved(), await ledger()]).toEqual([0, [630, -630]])
    const today = '2026-11-16'
    await ask(market, `PUT /quote/${id}/`, { bearer, payload: { ...update, effective_date: today } })
    expect((await buy(payment())).status).toBe(200)
    expect([await moved(), await ledger()]).toEqual([630, [630, -630, 630]])
    market.clock.time -= 86_400_000
  })
})
