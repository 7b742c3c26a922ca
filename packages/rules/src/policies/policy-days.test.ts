import { expect, it } from 'vitest'
import { ageOn, dayIn, isBirthdate, returnPeriodEnds, termEnd } from './policy-days.ts'

it.each<[string | null, string, string, string]>([
  ['America/New_York', '2026-11-17T04:59:59Z', '2026-11-16', 'M-X15'],
  ['America/New_York', '2026-11-17T05:00:00Z', '2026-11-17', 'M-X15'],
  ['America/Los_Angeles', '2026-11-17T07:59:59Z', '2026-11-16', 'M-X15'],
  ['Pacific/Honolulu', '2026-11-17T09:59:59Z', '2026-11-16', 'M-X15'],
  ['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30', 'M-X15'],
  [null, '2026-11-17T04:59:59Z', '2026-11-16', 'M-367'],
  ['Mars/Olympus', '2026-11-17T04:59:59Z', '2026-11-16', 'M-367'],
])('takes the day in %s at %s as %s [%s]', (zone, now, day) => expect(dayIn(zone, new Date(now))).toBe(day))

it.each([
  ['2026-11-16', '2027-11-16', 'M-348'],
  ['2027-03-01', '2028-03-01', 'M-348'],
  ['2028-02-29', '2029-02-28', 'M-X52'],
])('ends a term that begins on %s on %s [%s]', (start, end) => expect(termEnd(start)).toBe(end))

it.each([
  ['1990-11-16', '2026-11-16', 36],
  ['1990-11-17', '2026-11-16', 35],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-16', '2026-11-16', 0],
  ['2026-11-17', '2026-11-16', -1],
])('counts the years of somebody born on %s on %s as %i [M-X52]', (birthdate, day, age) =>
  expect(ageOn(birthdate, day)).toBe(age),
)

it.each([
  ['1906-11-16', true],
  ['1905-11-17', true],
  ['1905-11-16', false],
  ['2026-11-16', true],
  ['2026-11-17', false],
  ['2026-02-30', false],
  ['11/16/1990', false],
  ['', false],
])('takes %j as a birthdate on 16 November 2026: %s [M-X48]', (text, isOne) =>
  expect(isBirthdate(text, '2026-11-16')).toBe(isOne),
)

it.each([
  ['2026-11-16', '2026-11-26'],
  ['2026-12-25', '2027-01-04'],
])('refunds a policy bought on %s in full until %s [M-363] [M-X51]', (bought, last) =>
  expect(returnPeriodEnds(bought)).toBe(last),
)
