import { expect, it } from 'vitest'
import { centsOf, dollarsOf } from './money.ts'

it.each([
  [6.3, 630],
  [17.31, 1731],
  [0, 0],
  [0.07, 7],
  [-6.3, -630],
  [100_000, 10_000_000],
])('counts %d dollars as %i cents, and back', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents)
  expect(dollarsOf(cents)).toBe(dollars)
})

it('reads every price up to a thousand dollars back from the wire', () => {
  const prices = Array.from({ length: 100_001 }, (_, cents) => cents)
  expect(prices.filter((cents) => centsOf(JSON.parse(JSON.stringify(dollarsOf(cents)))) !== cents)).toEqual([])
})

it.each([6.301, 0.001, 1 / 3, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('has no cents for %d', (dollars) =>
  expect(centsOf(dollars)).toBeNull(),
)
