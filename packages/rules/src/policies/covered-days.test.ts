import { expect, it } from 'vitest'
import { isCoveredOn } from './covered-days.ts'

const term = { status: 'in_force', effective_date: '2026-02-01', out_of_force_date: null } as const

it.each([
  ['before the first day', term, '2026-01-31', false],
  ['on the first day', term, '2026-02-01', true],
  ['on the last day of the year', term, '2027-01-31', true],
  ['when the year is over', term, '2027-02-01', false],
  [
    'on the day of the cancellation',
    { ...term, status: 'canceled', out_of_force_date: '2026-05-05' },
    '2026-05-05',
    true,
  ],
  ['after the cancellation', { ...term, status: 'canceled', out_of_force_date: '2026-05-05' }, '2026-05-06', false],
  ['while it is suspended', { ...term, status: 'suspended', out_of_force_date: '2026-05-05' }, '2026-05-04', true],
  ['when it has run out', { ...term, status: 'out_of_force', out_of_force_date: '2026-05-05' }, '2026-05-05', false],
  ['in a year that has ended', { ...term, status: 'expired' }, '2026-06-01', true],
  ['as a quote', { ...term, status: 'initializing' }, '2026-06-01', false],
  ['while it is being bought', { ...term, status: 'pending' }, '2026-06-01', false],
] as const)('%s', (_when, policy, day, covered) => {
  expect(isCoveredOn(policy, day)).toBe(covered)
})
