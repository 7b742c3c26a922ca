import { describe, expect, it } from 'vitest'
import { dueDate, dueDatesUntil, graceEnd, monthEnd, nextDueDateAfter, reminderOn } from './billing-days.ts'
import { dayIn, termEnd } from './policy-days.ts'

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-08-30', 6, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-29'],
  ['2028-02-29', 11, '2029-01-29'],
  ['2026-11-15', 0, '2026-11-15'],
  ['2026-11-15', 2, '2027-01-15'],
])('begins month %2$i of a policy that starts on %1$s on %3$s', (effective, n, due) =>
  expect(dueDate(effective, n)).toBe(due),
)

it.each(['2026-01-31', '2028-02-29', '2027-03-01', '2026-12-31', '2027-02-28'])(
  'lists eleven due dates for a policy that starts on %s, all of them before the end of its term [M-348]',
  (effective) => {
    const all = dueDatesUntil(effective, { since: effective, today: '2099-01-01' })
    expect(all).toHaveLength(11)
    expect(new Set(all).size).toBe(11)
    expect(all.toSorted()).toEqual(all)
    expect(all.at(-1)).toSatisfy((due: string) => due < termEnd(effective))
    expect(nextDueDateAfter(effective, all.at(-1) ?? '')).toBeNull()
    expect(monthEnd(effective, all.at(-1) ?? '')).toBe(termEnd(effective))
  },
)

it.each([
  ['2027-01-31', '2027-01-30', []],
  ['2027-01-31', '2027-01-31', ['2027-01-31']],
  ['2027-01-31', '2027-02-27', ['2027-01-31']],
  ['2027-01-31', '2027-02-28', ['2027-01-31', '2027-02-28']],
  ['2027-09-30', '2029-01-01', ['2027-09-30']],
])('lists the due dates from %s through %s: %j', (since, today, dates) =>
  expect(dueDatesUntil('2026-10-31', { since, today })).toEqual(dates),
)

it.each([
  ['2026-10-31', '2026-10-31', '2026-11-30'],
  ['2026-10-31', '2026-11-30', '2026-12-31'],
  ['2026-10-31', '2027-02-28', '2027-03-31'],
  ['2028-02-29', '2029-01-29', '2029-02-28'],
])('ends a month, for a policy that starts on %s: from %s to %s', (effective, due, end) =>
  expect(monthEnd(effective, due)).toBe(end),
)

it.each([
  ['2026-11-15', '2026-12-15', '2027-01-14'],
  ['2026-10-31', '2027-01-31', '2027-03-02'],
  ['2027-03-01', '2028-02-01', '2028-03-01'],
  ['2026-03-01', '2027-02-01', '2027-03-01'],
  ['2028-02-29', '2029-01-29', '2029-02-28'],
])('ends coverage, for a policy that starts on %s and is unpaid since %s, on %s', (effective, due, end) =>
  expect(graceEnd(effective, due)).toBe(end),
)

it.each([
  ['2027-01-03', null],
  ['2027-01-04', 10],
  ['2027-01-10', 10],
  ['2027-01-11', 3],
  ['2027-01-13', 3],
  ['2027-01-14', null],
  ['2027-01-15', null],
])('picks the reminder to send on %s for coverage that ends on January 14: %j', (today, days) =>
  expect(reminderOn(today, '2027-01-14')).toBe(days),
)

describe('the day in a time zone', () => {
  const isDue = (timeZone: string, now: string) =>
    dueDatesUntil('2026-02-08', { since: '2026-03-08', today: dayIn(timeZone, new Date(now)) }).length > 0

  // Daylight saving time begins on March 8, 2026 in New York and Los Angeles. Phoenix and Honolulu do not observe it.
  it.each([
    ['America/New_York', '2026-03-08T04:59:59Z', false],
    ['America/New_York', '2026-03-08T05:00:00Z', true],
    ['America/Los_Angeles', '2026-03-08T07:59:59Z', false],
    ['America/Los_Angeles', '2026-03-08T08:00:00Z', true],
    ['America/Phoenix', '2026-03-08T06:59:59Z', false],
    ['America/Phoenix', '2026-03-08T07:00:00Z', true],
    ['Pacific/Honolulu', '2026-03-08T09:59:59Z', false],
    ['Pacific/Honolulu', '2026-03-08T10:00:00Z', true],
  ])('decides in %s at %s whether a charge is due: %s', (zone, now, due) => expect(isDue(zone, now)).toBe(due))

  it.each([
    ['2026-04-01T03:59:59Z', '2026-03-31'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-12-01T04:59:59Z', '2026-11-30'],
  ])('is right on both sides of a daylight saving change: %s is %s', (now, day) =>
    expect(dayIn('America/New_York', new Date(now))).toBe(day),
  )
})
