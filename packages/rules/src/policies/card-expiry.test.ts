import { expect, it } from 'vitest'
import { cardExpiry } from './card-expiry.ts'

it.each([
  ['the month after next', 2, 2027, 'valid'],
  ['years from now', 11, 2036, 'valid'],
  ['next month, which is next year', 1, 2027, 'soon'],
  ['this month, to its last day', 12, 2026, 'soon'],
  ['last month', 11, 2026, 'expired'],
  ['the same month of last year', 12, 2025, 'expired'],
])('rates a card that expires %s, as of December 31: %i/%i is %s', (_, exp_month, exp_year, expected) => {
  expect(cardExpiry({ exp_month, exp_year }, '2026-12-31')).toBe(expected)
})
