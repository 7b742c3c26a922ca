import { describe, expect, it } from 'vitest'
import { market } from '../testing/policies/marketplace.ts'
import {
  amounts,
  cancel,
  cancelRequest,
  catchUp,
  centsMoved,
  goTo,
  history,
  id,
  mailTags,
  preparePolicy,
} from '../testing/policies/one-policy.ts'

preparePolicy()

describe('canceling happens once', () => {
  const once = async () => {
    await market.runJobs()
    expect(await amounts()).toEqual([630, -630])
    expect(await centsMoved()).toBe(0)
    expect((await history()).filter((kind) => kind === 'canceled')).toHaveLength(1)
    expect(await mailTags()).toEqual(['policy_canceled'])
  }

  it('when it is requested twice, the second time on another day', { tags: ['race'] }, async () => {
    const first = await cancel()
    goTo('2026-11-29')
    expect(await cancel()).toEqual(first)
    await once()
  })

  it('when ten calls on two servers arrive at the same time', { tags: ['race'] }, async () => {
    const { app } = market.startServer()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => cancel(id, cancelRequest, n % 2 ? app : market.app)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await once()
  })

  it('when the processor does not answer the refund at first, and the queue gives up', async () => {
    await cancel()
    market.processor.faults.refund = async () => {
      throw new Error('the processor is down')
    }
    await expect(market.runJobs()).rejects.toThrow('down')
    expect(await amounts()).toEqual([630])
    market.processor.heal()
    market.clock.time += 90_000
    await catchUp()
    await once()
  })
})
