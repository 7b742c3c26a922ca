import { expect, it } from 'vitest'
import { allExpired, isExpired } from './benefit-expiry.ts'

const today = '2026-11-15'

it.each([
  ['2026-11-14', true],
  ['2026-11-15', false],
  ['2026-11-16', false],
  [null, false],
])('calls a benefit that ends %s expired: %s [P-153]', (benefit_expiration_date, expired) =>
  expect(isExpired({ benefit_expiration_date }, today)).toBe(expired),
)

it('calls a card expired only when every benefit is [P-148]', () => {
  const ended = { benefit_expiration_date: '2020-01-01' }
  expect(allExpired([ended, ended], today)).toBe(true)
  expect(allExpired([ended, { benefit_expiration_date: null }], today)).toBe(false)
})
