import { expect, it } from 'vitest'
import { ACTIVITY_DEBOUNCE_MS } from './idle.ts'
import { idleAfter } from './idle-phase.ts'

const minute = 60_000

it.each([
  [0, 'active', 13 * minute],
  [13 * minute - 1, 'active', 1],
  [13 * minute, 'warning', minute],
  [14 * minute, 'warning', minute],
  [15 * minute - 1, 'warning', 1],
  [15 * minute, 'over', 0],
  [900 * minute, 'over', 0],
])('after %i ms without activity is %s, until a change in %i ms [P-391]', (ms, phase, next) => {
  expect(idleAfter(ms)).toMatchObject({ phase, next })
})

it.each([
  [13 * minute, 2],
  [14 * minute, 1],
  [14.5 * minute, 1],
])('after %i ms shows %i minutes', (ms, minutesLeft) => {
  expect(idleAfter(ms)).toMatchObject({ minutesLeft })
})

it('debounces activity by 500 ms [P-392]', () => {
  expect(ACTIVITY_DEBOUNCE_MS).toBe(500)
})
