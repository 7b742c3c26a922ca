import { describe, expect, it } from 'vitest'
import { market } from '../../testing/policies/marketplace.ts'
import {
  billing,
  catchUp,
  details,
  expectPaidOnce,
  goTo,
  history,
  id,
  mails,
  mailTags,
  monthsMoved,
  preparePolicy,
  setCard,
} from '../../testing/policies/one-policy.ts'

preparePolicy()

describe('on a due date', () => {
  it('the card is charged once, as the day begins in the policy’s time zone, and a receipt is mailed [M-253]', async () => {
    expect((await details()).next_payment).toEqual({ amount: 6.3, due_at: '2026-12-15' })
    goTo('2026-12-15', '04:59:59Z')
    await catchUp()
    expect(await monthsMoved()).toBe(1)
    goTo('2026-12-15', '05:00:00Z')
    await catchUp()
    await catchUp()
    await expectPaidOnce('2026-12-15')
    expect((await details()).next_payment).toEqual({ amount: 6.3, due_at: '2027-01-15' })
    const [receipt, ...others] = await mails()
    expect(others).toEqual([])
    const { number } = await details()
    expect(receipt).toMatchObject({
      recipient: 'dana@mail.example',
      tag: 'policy_receipt',
      subject: `Receipt for your policy ${number}`,
      text: expect.stringContaining('$6.30 to your card ending in 4444'),
    })
    expect(receipt?.text).toContain('December 15, 2026')
  })

  it('the billing page shows what was paid, for which month and with which card', async () => {
    goTo('2026-12-16')
    await catchUp()
    expect((await billing()).payments).toEqual([
      { kind: 'charge', amount: 6.3, paid_on: '2026-12-16', due_on: '2026-12-15', last_4: '4444' },
      { kind: 'charge', amount: 6.3, paid_on: '2026-11-15', due_on: '2026-11-15', last_4: '4444' },
    ])
  })

  it.each(['slow', 'answer_lost'] as const)(
    'the card is charged once even if the processor is unreliable: %s',
    async (outcome) => {
      await setCard(outcome)
      goTo('2026-12-15')
      await catchUp()
      market.clock.time += 61_000
      await catchUp()
      await expectPaidOnce('2026-12-15')
      expect(await mailTags()).toEqual(['policy_receipt'])
    },
  )

  it('two workers charge once, and so does one worker that is called five times', { tags: ['race'] }, async () => {
    goTo('2026-12-15')
    const other = market.startServer()
    await Promise.all([...Array.from({ length: 5 }, () => catchUp()), catchUp(other)])
    await expectPaidOnce('2026-12-15')
    expect(await mailTags()).toEqual(['policy_receipt'])
  })

  it('the database refuses a second charge for a month, and two charges of a policy at a time', async () => {
    goTo('2026-12-15')
    await catchUp()
    const again = (due: string) =>
      market.database.query(
        `WITH begun AS (INSERT INTO charges (id, policy_id, amount_cents, due_on, payment_reference, card, author, state, begun_at,
             taken_until, next_try_at)
           SELECT gen_random_uuid(), policy_id, 630, $2, '', '{}', 'system', 'charging', now(), now(), now() FROM charges WHERE policy_id = $1
           RETURNING *)
         INSERT INTO charged_dues (charge, policy_id, due_on, amount_cents) SELECT id, policy_id, due_on, 630 FROM begun`,
        [id, due],
      )
    await expect(again('2026-12-15')).rejects.toThrow('charged_dues_once')
    await again('2027-01-15')
    await expect(again('2027-02-15')).rejects.toThrow('charges_one_at_a_time')
  })
})

describe('a year', () => {
  it('that passes in one step is charged month by month, and then the policy expires [M-348]', async () => {
    goTo('2027-11-15')
    await catchUp()
    await expectPaidOnce(
      ...['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15', '2027-05-15', '2027-06-15'],
      ...['2027-07-15', '2027-08-15', '2027-09-15', '2027-10-15'],
    )
    expect(await monthsMoved()).toBe(12)
    expect(await details()).toMatchObject({
      status_code: 'expired',
      next_payment: null,
      out_of_force_date: '2027-11-15',
    })
    expect(await mailTags()).toEqual([...Array(11).fill('policy_receipt'), 'policy_expired'])
    expect((await mails()).at(-1)?.text).toContain('November 15, 2027')
    expect((await history()).slice(-2)).toEqual(['started', 'term_ended'])
  })

  it('has nothing more to pay after the last month', async () => {
    goTo('2027-10-15')
    await catchUp()
    expect(await details()).toMatchObject({ status_code: 'in_force', next_payment: null })
    goTo('2027-11-14')
    await catchUp()
    expect(await monthsMoved()).toBe(12)
  })

  it('is not charged any further after a month fails', async () => {
    goTo('2027-02-15')
    await catchUp()
    await setCard('insufficient_funds')
    goTo('2027-09-01')
    await catchUp()
    await expectPaidOnce('2026-12-15', '2027-01-15', '2027-02-15')
    expect(await details()).toMatchObject({
      status_code: 'out_of_force',
      next_payment: null,
      out_of_force_date: '2027-04-14',
    })
    expect((await history()).slice(-2)).toEqual(['payment_failed', 'lapsed'])
    expect((await mailTags()).slice(-2)).toEqual(['policy_payment_failed', 'policy_lapsed'])
  })
})
