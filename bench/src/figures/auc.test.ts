import { expect, it } from 'vitest'
import { auc } from './auc.ts'

it.each([
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 2, 3], [4, 5, 6], 0],
  [[1, 3], [2], 0.5],
  [[2, 2], [2], 0.5],
  [[3, 1, 4], [2, 2, 5, 1], 6.5 / 12],
])('calculates the AUC of %j over %j', (first, second, share) => {
  expect(auc(first, second)).toBeCloseTo(share, 10)
})
