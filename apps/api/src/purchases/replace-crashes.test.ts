import { describe, expect, it } from 'vitest'
import { payment } from '../testing/policies/buy.ts'
import { market } from '../testing/policies/marketplace.ts'
import { catchUp, centsMoved, goTo, id as old, preparePolicy } from '../testing/policies/one-policy.ts'
import {
  buy,
  detailsOf,
  expectNothingReplaced,
  expectReplacedOnce,
  ledgers,
  rewrite,
  TODAY,
} from '../testing/policies/replace.ts'

preparePolicy()

describe('one step, whatever happens', () => {
  it.each(['before', 'after'] as const)('when the server dies %s the charge', async (point) => {
    goTo(TODAY)
    const id = await rewrite()
    market.processor.faults[point] = () => new Promise<never>(() => {})
    await buy(id, payment(), market.startServer({ maxWaitMs: 10 }))
    await expectNothingReplaced(id, 'pending')
    market.processor.heal()
    market.clock.time += 21_000
    await market.startServer().runJobs()
    await market.runJobs()
    await expectReplacedOnce(id)
  })

  it('when the database fails after the new policy and before the end of the old one', async () => {
    goTo(TODAY)
    const id = await rewrite()
    const failing = market.startServer({ maxWaitMs: 10, replaceFails: true })
    expect((await buy(id, payment(), failing)).body.error_code).toBe('purchase_in_progress')
    await expectNothingReplaced(id, 'pending')
    expect(await ledgers(id)).toEqual([])
    market.clock.time += 21_000
    await market.runJobs()
    await market.runJobs()
    await expectReplacedOnce(id)
  })

  it('when the old policy is being charged: the new one waits for the answer', async () => {
    goTo('2026-12-15')
    const id = await rewrite()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    market.processor.faults.after = () => answered
    const asked = market.processor.calls.length
    const charging = catchUp()
    await expect.poll(() => market.processor.calls.length, { timeout: 120_000 }).toBeGreaterThan(asked)
    market.processor.heal()
    expect((await buy(id, payment(), market.startServer({ maxWaitMs: 10 }))).body.error_code).toBe(
      'purchase_in_progress',
    )
    await expectNothingReplaced(id, 'pending')
    answer()
    await charging
    // The page's own try may still be in progress; a job that meets it fails and is tried again.
    const ledgersAfterJobs = async () => {
      await market.runJobs().catch(() => {})
      return (await ledgers(old, id)).toSorted()
    }
    // Two months of the old one, of which the second has 30 of 31 days left, and one of the new one.
    await expect.poll(ledgersAfterJobs, { timeout: 120_000 }).toEqual([-610, 630, 630, 630])
    expect((await detailsOf(id)).status_code).toBe('in_force')
    expect((await detailsOf(old)).status_code).toBe('canceled')
    expect(await centsMoved()).toBe(3 * 630 - 610)
  })
})
