import { expect, it } from 'vitest'
import { median, ratioOf } from './ratio.ts'

it.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('finds the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected)
})

it('does not change the order of the values', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

it('takes the ratio of each pair, not of the sums', () => {
  const halves = [
    [1, 2],
    [100, 200],
    [5, 10],
  ] as const
  expect(ratioOf(halves)).toEqual({ median: 0.5, low: 0.5, high: 0.5 })
})

const noisy = Array.from({ length: 60 }, (_, place) => [80 + ((place * 7) % 40), 100] as const)

it('puts the interval around the median', () => {
  const { low, median: middle, high } = ratioOf(noisy)
  expect(low).toBeLessThan(middle)
  expect(high).toBeGreaterThan(middle)
  expect(low).toBeGreaterThanOrEqual(0.8)
  expect(high).toBeLessThanOrEqual(1.2)
})

it('narrows the interval with more pairs', () => {
  const width = ({ low, high }: { low: number; high: number }) => high - low
  expect(width(ratioOf([...noisy, ...noisy, ...noisy, ...noisy]))).toBeLessThan(width(ratioOf(noisy)))
})

it('gives the same interval for the same pairs, and a different one for another seed', () => {
  expect(ratioOf(noisy)).toEqual(ratioOf(noisy))
  expect(ratioOf(noisy, 2).median).toBe(ratioOf(noisy).median)
})

it.each([[[]], [[[1, 0]]], [[[Number.NaN, 1]]]])('refuses %j', (pairs) => {
  expect(() => ratioOf(pairs as unknown as [number, number][])).toThrow('positive figures')
})
