import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundFor, spreadRefund } from './refunds.ts'

const month = (charge_id: string, from: string, until: string, amount_cents = 630) => ({
  charge_id,
  from,
  until,
  amount_cents,
})
const first = month('a', '2026-11-15', '2026-12-15')
const second = month('b', '2026-12-15', '2027-01-15')
const sum = (months: Parameters<typeof refundFor>[0], today: string, boughtOn = '2026-11-15') => {
  const { refunds, is_full } = refundFor(months, { today, boughtOn })
  return [is_full, refunds.reduce((total, { amount_cents }) => total + amount_cents, 0)]
}

describe('within ten days of the purchase', () => {
  it.each([
    ['2026-11-15', [true, 630]],
    ['2026-11-25', [true, 630]],
    ['2026-11-26', [false, 378]],
  ])('everything is refunded: on %s %j [M-363] [M-X51]', (today, refunded) =>
    expect(sum([first], today)).toEqual(refunded),
  )

  it('all charges are refunded, newest first', () => {
    const months = [first, month('b', '2026-11-20', '2026-12-20')]
    expect(refundFor(months, { today: '2026-11-21', boughtOn: '2026-11-15' })).toEqual({
      is_full: true,
      refunds: [
        { charge_id: 'b', amount_cents: 630 },
        { charge_id: 'a', amount_cents: 630 },
      ],
    })
  })
})

describe('after that', () => {
  it.each([
    ['2026-12-13', 21, 'one day of thirty'],
    ['2026-12-14', 0, 'the last day is used'],
    ['2026-12-15', 0, 'the month is over'],
    ['2027-03-01', 0, 'long over'],
    ['2026-11-30', 294, 'fourteen days of thirty'],
  ])('on %s the days after today are refunded: %i (%s)', (today, cents) =>
    expect(sum([first], today)).toEqual([false, cents]),
  )

  it('a policy that has not started is refunded in full', () => {
    const later = month('a', '2026-12-10', '2027-01-10')
    expect(sum([later], '2026-12-09')).toEqual([false, 630])
    expect(sum([later], '2026-12-10')).toEqual([false, 610])
  })

  it.each([
    [31, '2027-01-14', '2027-01-15', 1, 0],
    [30, '2026-12-13', '2026-12-15', 15, 1],
    [30, '2026-12-13', '2026-12-15', 14, 0],
    [28, '2027-02-13', '2027-02-15', 14, 1],
  ])('rounds half a cent up (one day in a month of %i)', (days, today, until, amount, cents) => {
    const from = new Date(Date.parse(until) - days * 86_400_000).toISOString().slice(0, 10)
    expect(sum([month('a', from, until, amount)], today)).toEqual([false, cents])
  })

  it('counts the days of February in a leap year', () => {
    expect(sum([month('a', '2028-02-01', '2028-03-01', 2900)], '2028-02-28', '2027-11-01')).toEqual([false, 100])
  })

  it('adds up the months that one charge paid for', () => {
    const months = [first, { ...second, charge_id: 'a' }]
    expect(refundFor(months, { today: '2026-12-14', boughtOn: '2026-10-01' }).refunds).toEqual([
      { charge_id: 'a', amount_cents: 630 },
    ])
  })

  it('never refunds more than was paid, and never more on a later day than on an earlier one', () => {
    const day = (value: number) => new Date(Date.UTC(2026, 10, 15 + value)).toISOString().slice(0, 10)
    fc.assert(
      fc.property(fc.nat(70), fc.nat(70), fc.integer({ min: 1, max: 100_000 }), (one, other, amount) => {
        const months = [first, second].map((paid) => ({ ...paid, amount_cents: amount }))
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((value) => sum(months, day(value))[1])
        expect(Number(early)).toBeLessThanOrEqual(2 * amount)
        expect(Number(late)).toBeLessThanOrEqual(Number(early))
      }),
    )
  })
})

it.each([
  [630, [{ charge_id: 'b', amount_cents: 630 }]],
  [1, [{ charge_id: 'b', amount_cents: 1 }]],
  [
    700,
    [
      { charge_id: 'b', amount_cents: 630 },
      { charge_id: 'a', amount_cents: 70 },
    ],
  ],
  [731, null],
])('splits %i cents among charges, newest first: %j', (amount, parts) => {
  const charges = [
    { charge_id: 'b', left_cents: 630 },
    { charge_id: 'x', left_cents: 0 },
    { charge_id: 'a', left_cents: 100 },
  ]
  expect(spreadRefund(charges, amount)).toEqual(parts)
})
