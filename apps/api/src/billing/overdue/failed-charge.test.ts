import { describe, expect, it } from 'vitest'
import { bought } from '../../testing/policies/buy.ts'
import { bearer, market } from '../../testing/policies/marketplace.ts'
import {
  billing,
  cancel,
  cancelRequest,
  catchUp,
  changeCard,
  details,
  expectPaidOnce,
  goTo,
  history,
  id,
  mails,
  mailTags,
  makeOverdue,
  makeUnreadable,
  monthsMoved,
  preparePolicy,
  setCard,
  setEmail,
} from '../../testing/policies/one-policy.ts'
import { fail } from '../../testing/policies/one-purchase.ts'
import { reference } from '../../testing/policies/test-processor.ts'

preparePolicy()

describe('a failed charge', () => {
  it('suspends the policy, says when coverage ends, and is not tried again', async () => {
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

  it('is one only if the processor says so, or says nothing five times over seven hours', async () => {
    await setCard('processing_error')
    goTo('2026-12-15')
    await catchUp()
    await catchUp()
    expect(market.processor.calls).toEqual(['charge'])
    for (const minutes of [1, 10, 60, 360]) {
      market.clock.time += minutes * 60_000 - 1_000
      await catchUp()
      expect((await details()).status_code).toBe('in_force')
      market.clock.time += 1_000
      await catchUp()
    }
    expect(market.processor.calls).toEqual(Array(5).fill('charge'))
    market.clock.time += 360 * 60_000
    await catchUp()
    expect(market.processor.calls.at(-1)).toBe('abandon')
    expect(await details()).toMatchObject({ status_code: 'suspended', out_of_force_date: '2027-01-14' })
  })

  it('is not one because somebody asks for the result again and again', async () => {
    market.processor.faults.before = fail
    goTo('2026-12-15')
    await catchUp()
    const impatient = market.startServer({ maxWaitMs: 1 })
    for (const _ of Array(6))
      expect((await cancel(id, cancelRequest, impatient.app)).body.error_code).toBe('payment_in_progress')
    await impatient.billing.close()
    market.processor.heal()
    market.clock.time += 61_000
    await catchUp()
    await expectPaidOnce('2026-12-15')
    expect((await details()).status_code).toBe('in_force')
  })

  it('reminds ten and three days before the end, once each', { tags: ['race'] }, async () => {
    await makeOverdue()
    for (const day of ['2027-01-03', '2027-01-04', '2027-01-05', '2027-01-10', '2027-01-11', '2027-01-13']) {
      goTo(day)
      await Promise.all([catchUp(), catchUp(market.startServer())])
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

  it('ends coverage even if the policyholder has no address, or another policy cannot be read', async () => {
    const unreadable = await bought(market, bearer)
    await market.database.query('UPDATE policies SET payment_reference = $2 WHERE id = $1', [
      unreadable,
      reference('card_declined'),
    ])
    await makeOverdue()
    await makeUnreadable(unreadable)
    await setEmail('')
    goTo('2027-01-14')
    await catchUp()
    expect((await history()).at(-1)).toBe('lapsed')
    expect((await mailTags()).slice(-1)).not.toEqual(['policy_lapsed'])
    const statuses = 'SELECT status FROM policies WHERE id = $1'
    expect(await market.database.query(statuses, [unreadable])).toEqual([{ status: 'suspended' }])
  })

  it('leaves the policyholder’s data in use until the end of coverage is stored', async () => {
    await makeOverdue()
    goTo('2027-01-14')
    const isInUse = async () => market.policies.personalData.isInUse((await market.policies.find(id)) ?? expect.fail())
    expect(await isInUse()).toBe(true)
    await catchUp()
    expect(await isInUse()).toBe(false)
  })
})
