import { expect, it } from 'vitest'
import { daysLater, localInputValue, monthLater } from './local-time.ts'

it('formats a time for the input', () => {
  expect(localInputValue(new Date(2026, 0, 5, 7, 9))).toBe('2026-01-05T07:09')
})

it('adds days across the end of a year', () => {
  expect(localInputValue(daysLater(new Date(2026, 11, 31, 12, 0), 1))).toBe('2027-01-01T12:00')
})

it.each([
  ['a usual day', new Date(2026, 10, 15, 12, 0), '2026-12-15T12:00'],
  ['the end of January', new Date(2027, 0, 31, 12, 0), '2027-02-28T12:00'],
  ['the end of January before a leap day', new Date(2028, 0, 31, 12, 0), '2028-02-29T12:00'],
  ['December', new Date(2026, 11, 31, 12, 0), '2027-01-31T12:00'],
])('adds a month to %s', (_, moment, expected) => {
  expect(localInputValue(monthLater(moment))).toBe(expected)
})
