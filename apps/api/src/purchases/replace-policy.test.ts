import { CANCEL_REASON } from '@amparo/contract/policy-changes'
import { describe, expect, it } from 'vitest'
import { ask, cardPayment, payment } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import {
  cancel,
  catchUp,
  centsMoved,
  goTo,
  mails,
  makeOverdue,
  id as old,
  preparePolicy,
} from '../testing/policies/one-policy.ts'
import {
  buy,
  detailsOf,
  endings,
  expectNothingReplaced,
  expectReplacedOnce,
  ledgers,
  rewrite,
  TODAY,
  UNUSED,
} from '../testing/policies/replace.ts'

preparePolicy()

describe('a policy that replaces another', () => {
  it('ends it at the moment it is bound, with the unused days returned and a mail about each', async () => {
    goTo(TODAY)
    const id = await rewrite()
    await expectNothingReplaced(id)
    const { body } = await buy(id)
    await market.runJobs()
    await expectReplacedOnce(id)
    const sent = await mails()
    expect(sent.map(({ tag }) => tag).toSorted()).toEqual(['policy_bought', 'policy_replaced'])
    const mail = sent.find(({ tag }) => tag === 'policy_replaced')
    expect(mail?.text).toContain(body.number)
    expect(mail?.text).toContain('refunding $3.57')
  })

  it('leaves it alone if the card is declined, or the quote is never bought', async () => {
    goTo(TODAY)
    const id = await rewrite()
    expect((await buy(id, cardPayment('card_declined'))).body.error_code).toBe('card_declined')
    await expectNothingReplaced(id)
    goTo('2026-12-30')
    expect((await detailsOf(id)).status_code).toBe('expired')
    await catchUp()
    expect((await detailsOf(old)).status_code).toBe('in_force')
  })

  it('leaves it alone if it was canceled in the meantime', async () => {
    goTo(TODAY)
    const id = await rewrite()
    await cancel(old)
    goTo('2026-11-28')
    await ask(market, `PUT /quote/${id}/`, { bearer, payload: updateFrom('2026-11-28') })
    expect((await buy(id)).body.status_code).toBe('in_force')
    await market.runJobs()
    expect(await detailsOf(old)).toMatchObject({ status_code: 'canceled', out_of_force_date: TODAY })
    expect(await endings()).toEqual([{ author: 'policyholder', note: CANCEL_REASON }])
    expect(await ledgers(old)).toEqual([630, -UNUSED])
  })

  it('cancels it even if it has become overdue in the meantime', async () => {
    goTo('2026-12-14')
    const id = await rewrite()
    await makeOverdue()
    await ask(market, `PUT /quote/${id}/`, { bearer, payload: updateFrom('2026-12-15') })
    await buy(id)
    await market.runJobs()
    expect((await detailsOf(old)).status_code).toBe('canceled')
    expect(await ledgers(old)).toEqual([630])
  })

  it('cancels it once: a second policy that replaces it is bound too, but nothing is refunded again', {
    tags: ['race'],
  }, async () => {
    goTo(TODAY)
    const [one, two] = [await rewrite(), await rewrite()]
    const answers = await Promise.all([buy(one), buy(two, payment(), market.startServer())])
    expect(answers.map(({ body }) => body.status_code)).toEqual(['in_force', 'in_force'])
    await market.runJobs()
    expect(await endings()).toHaveLength(1)
    expect((await ledgers(old, one, two)).toSorted()).toEqual([-UNUSED, 630, 630, 630])
    expect(await centsMoved()).toBe(3 * 630 - UNUSED)
  })
})

const updateFrom = (effective_date: string) => ({
  effective_date,
  beneficiary: null,
  spouse: null,
  children: [],
  coverages: [],
  smokes_yn: null,
})
