import { expect, it } from 'vitest'
import { mean, percentile } from './percentile.ts'

it('takes the nearest rank, never a better value', () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect([0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 99, 100])
  expect(percentile([3], 0.99)).toBe(3)
  expect(percentile([], 0.99)).toBeNaN()
})

it('takes the mean', () => {
  expect(mean([1, 2, 6])).toBe(3)
})
