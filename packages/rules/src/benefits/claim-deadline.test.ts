import { expect, it } from 'vitest'
import { claimTime } from './claim-deadline.ts'

it.each([
  ['2026-11-17', { kind: 'future' }],
  ['2026-11-16', { kind: 'days-left', days: 60, until: '2027-01-15' }],
  ['2026-09-18', { kind: 'days-left', days: 1, until: '2026-11-17' }],
  ['2026-09-17', { kind: 'last-day' }],
  ['2026-09-16', { kind: 'too-late', until: '2026-11-15' }],
])('calculates the time left after a loss on %s: %j', (loss, time) => {
  expect(claimTime(loss, { claimDays: 60, today: '2026-11-16' })).toEqual(time)
})
