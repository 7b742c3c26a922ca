import { expect, it } from 'vitest'
import { lastValidDay, letterState } from './letter-validity.ts'

it.each([
  ['2026-12-01', '2026-12-20', '2026-12-20'],
  ['2026-12-01', null, '2027-12-01'],
  ['2028-02-29', null, '2029-02-28'],
])('a letter for %s to %s is valid through %s', (departure_date, return_date, last) => {
  expect(lastValidDay({ departure_date, return_date })).toBe(last)
})

it('a revoked letter is revoked, whatever its dates are', () => {
  const trip = { departure_date: '2026-12-01', return_date: null }
  expect(letterState({ ...trip, revoked_at: new Date() }, new Date('2026-12-02'))).toBe('revoked')
  expect(letterState({ ...trip, revoked_at: null }, new Date('2026-12-02'))).toBe('valid')
})
