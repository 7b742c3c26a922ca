import { expect, it } from 'vitest'
import { market } from '../testing/policies/marketplace.ts'
import {
  catchUp,
  changeCard,
  details,
  expectPaidOnce,
  goTo,
  history,
  id,
  mails,
  preparePolicy,
  setCard,
} from '../testing/policies/one-policy.ts'

preparePolicy()

const status = async () => (await details()).status_code
const passTo = async (day: string) => {
  goTo(day)
  await catchUp()
  return status()
}

it('goes through a year in which one charge fails and is paid late [M-253, M-348]', async () => {
  expect(await passTo('2026-12-15')).toBe('in_force')
  expect(await passTo('2027-01-15')).toBe('in_force')
  await setCard('insufficient_funds')
  expect(await passTo('2027-02-15')).toBe('suspended')
  expect(await passTo('2027-03-07')).toBe('suspended')
  expect(await passTo('2027-03-14')).toBe('suspended')
  // The next month begins before coverage would end on March 17.
  expect(await passTo('2027-03-15')).toBe('suspended')
  expect(await changeCard()).toEqual({ is: 'paid' })
  for (const month of ['04', '05', '06', '07', '08', '09', '10']) {
    expect(await passTo(`2027-${month}-15`)).toBe('in_force')
    const isLast = month === '10'
    expect((await details()).next_payment === null).toBe(isLast)
  }
  expect(await passTo('2027-11-14')).toBe('in_force')
  expect(await passTo('2027-11-15')).toBe('expired')
  expect(await passTo('2028-06-01')).toBe('expired')

  await expectPaidOnce(
    ...['2026-12-15', '2027-01-15', '2027-02-15', '2027-04-15', '2027-05-15', '2027-06-15', '2027-07-15'],
    ...['2027-08-15', '2027-09-15', '2027-10-15'],
  )
  expect((await history()).slice(3)).toEqual(['started', 'payment_failed', 'payment_resolved', 'term_ended'])
  const { number } = await details()
  expect((await mails()).map(({ tag, subject }) => [tag, subject])).toEqual([
    ...Array(2).fill(['policy_receipt', `Receipt for your policy ${number}`]),
    ['policy_payment_failed', `We couldn’t charge your card for policy ${number}`],
    ['policy_reminder', `Your coverage under policy ${number} ends on March 17, 2027`],
    ['policy_reminder', `Your coverage under policy ${number} ends on March 17, 2027`],
    ['policy_resolved', `We received your payment for policy ${number}`],
    ...Array(7).fill(['policy_receipt', `Receipt for your policy ${number}`]),
    ['policy_expired', `Your policy ${number} has expired`],
  ])
  expect((await mails()).find(({ tag }) => tag === 'policy_resolved')?.text).toContain('$12.60')
})

it('starts on its start date and counts its months from there, even from the 31st', async () => {
  await market.database.query(
    `UPDATE policies SET status = 'bound', effective_date = '2026-12-31', next_payment_on = '2027-01-31' WHERE id = $1`,
    [id],
  )
  expect(await passTo('2026-12-30')).toBe('bound')
  expect(await passTo('2026-12-31')).toBe('in_force')
  const dueDates: string[] = []
  for (let { next_payment: next } = await details(); next; { next_payment: next } = await details()) {
    dueDates.push(next.due_at)
    expect(await passTo(next.due_at)).toBe('in_force')
  }
  expect(dueDates).toEqual([
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
    ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'],
  ])
  expect(await passTo('2027-12-30')).toBe('in_force')
  expect(await passTo('2027-12-31')).toBe('expired')
})

it('ends on February 28 if it began on February 29', async () => {
  await market.database.query(
    "UPDATE policies SET effective_date = '2028-02-29', next_payment_on = NULL WHERE id = $1",
    [id],
  )
  const stored = async () => {
    const [row] = await market.database.query('SELECT status, out_of_force_date FROM policies WHERE id = $1', [id])
    return row
  }
  await passTo('2029-02-27')
  expect(await stored()).toMatchObject({ status: 'in_force' })
  await passTo('2029-02-28')
  expect(await stored()).toEqual({ status: 'expired', out_of_force_date: '2029-02-28' })
})
