import { expect, it } from 'vitest'
import { brazilDays } from './brazil-days.ts'

it.each([
  ['2026-11-15T01:59:59Z', ['2026-11-14']],
  ['2026-11-15T02:00:00Z', ['2026-11-15', '2026-11-14']],
  ['2026-11-15T04:59:59Z', ['2026-11-15', '2026-11-14']],
  ['2026-11-15T05:00:00Z', ['2026-11-15']],
])('at %s it is %j in Brazil', (moment, days) => {
  expect(brazilDays(new Date(moment))).toEqual(days)
})
