import { expect, it } from 'vitest'
import { pollInterval } from './poll-interval.ts'

const cases = [
  [0, 500, 'C-190'],
  [1, 1_000, 'C-191'],
  [5, 1_000, 'C-191'],
  [6, 2_000, 'C-192'],
  [10, 2_000, 'C-192'],
  [11, 4_000, 'C-193'],
  [20, 4_000, 'C-193'],
  [21, 8_000, 'C-194'],
  [25, 8_000, 'C-194'],
  [26, 10_000, 'C-195'],
  [35, 10_000, 'C-195'],
  [36, null, 'C-196'],
] as const

it.each(cases)('after %i polls waits %s ms [%s]', (polls, wait) => {
  expect(pollInterval(polls)).toBe(wait)
})
