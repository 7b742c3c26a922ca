import { describe, expect, it } from 'vitest'
import { ask, payment, update } from '../testing/policies/buy.ts'
import { bearer, test } from '../testing/policies/marketplace.ts'
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
    test.processor.faults[point] = crash
    const dying = test.startServer({ maxWaitMs: 10 })
    expect((await buy(payment(), dying)).body.error_code).toBe('purchase_in_progress')
    expect((await details()).status_code).toBe('pending')
    expect(test.queue.map(({ queue, afterSeconds }) => [queue, afterSeconds])).toEqual([['settle-purchase', 20]])
    const next = restart()
    await next.runJobs()
    await expectBoughtOnce()
  })

  it.each(['before', 'after'] as const)(
    'when the server dies %s the charge, and the person asks again',
    async (point) => {
      test.processor.faults[point] = crash
      const paid = payment()
      await buy(paid, test.startServer({ maxWaitMs: 10 }))
      const next = restart()
      expect((await buy(paid, next)).status).toBe(200)
      await next.runJobs()
      await expectBoughtOnce()
    },
  )

  it('when job and request are at it at the same time', { tags: ['race'] }, async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    test.processor.faults.after = () => answered
    const buying = buy()
    while (test.processor.calls.at(-1) !== 'charge') await new Promise(setImmediate)
    test.clock.time += 21_000
    const working = test.startServer().runJobs()
    await Promise.resolve()
    answer()
    await Promise.all([buying, working])
    expect((await buying).status).toBe(200)
    await expectBoughtOnce()
  })

  it('when the job finds that somebody else is charging, and comes again', async () => {
    test.processor.faults.after = crash
    await buy(payment(), test.startServer({ maxWaitMs: 10 }))
    const jobs = [...test.queue]
    await expect(test.startServer().runJobs()).rejects.toThrow('still charging')
    test.queue.push(...jobs)
    await restart().runJobs()
    await expectBoughtOnce()
  })

  it('when the queue has given up, within a minute', async () => {
    test.processor.faults.before = crash
    await buy(payment(), test.startServer({ maxWaitMs: 10 }))
    test.queue.length = 0
    test.processor.heal()
    await test.purchases.requeueUnfinished()
    expect(test.queue).toEqual([])
    test.clock.time += 90_000
    await test.purchases.requeueUnfinished()
    await test.runJobs()
    await expectBoughtOnce()
  })
})

describe('no policy and no charge', () => {
  it('when the processor never answers: the charge is abandoned', async () => {
    test.processor.faults.before = fail
    expect((await buy()).body.error_code).toBe('payment_failed')
    expect(test.processor.calls.at(-1)).toBe('abandon')
    test.processor.heal()
    expect(await details()).toMatchObject({ status_code: 'initializing', purchase_problem: 'payment_failed' })
    expect([await moved(), await ledger()]).toEqual([0, []])
    // A late copy of the charge moves nothing.
    const [purchase] = await test.database.query<{ id: string; payment_reference: string }>(
      'SELECT id, payment_reference FROM purchases WHERE policy_id = $1',
      [id],
    )
    const late = { amount_cents: 630, currency: 'USD', payment_reference: purchase?.payment_reference ?? '' }
    await test.processor.payments.charge({ ...late, idempotency_key: purchase?.id ?? '' })
    expect(await moved()).toBe(0)
  })

  it('but a policy, when the money moved and every answer was lost', async () => {
    test.processor.faults.after = fail
    expect((await buy()).status).toBe(200)
    expect(test.processor.calls.at(-1)).toBe('abandon')
    await expectBoughtOnce()
  })
})

describe('a charge that no policy can come of', () => {
  it('is refunded once, and the person can buy again', { tags: ['race'] }, async () => {
    test.processor.faults.after = crash
    await buy(payment(), test.startServer({ maxWaitMs: 10 }))
    test.clock.time += 86_400_000
    const next = restart()
    test.processor.faults.refund = fail
    await next.runJobs()
    expect(await details()).toMatchObject({ status_code: 'initializing', purchase_problem: 'payment_failed' })
    expect([await moved(), await ledger()]).toEqual([630, [630]])
    await expect(next.runJobs()).rejects.toThrow('down')

    test.processor.heal()
    test.clock.time += 90_000
    await Promise.all([next.billing.catchUp(), next.billing.catchUp()])
    expect(test.queue).toHaveLength(1)
    test.queue.push(...test.queue)
    await next.runJobs()
    expect([await moved(), await ledger()]).toEqual([0, [630, -630]])
    const today = '2026-11-16'
    await ask(test, `PUT /quote/${id}/`, { bearer, payload: { ...update, effective_date: today } })
    expect((await buy(payment())).status).toBe(200)
    expect([await moved(), await ledger()]).toEqual([630, [630, -630, 630]])
    test.clock.time -= 86_400_000
  })
})
