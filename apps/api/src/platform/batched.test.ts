import { expect, it } from 'vitest'
import { batched } from './batched.ts'

function watched(options?: { most?: number; lanes?: number }) {
  const runs: number[][] = []
  const hold = Promise.withResolvers<void>()
  const double = batched(async (items: readonly number[]) => {
    runs.push([...items])
    if (runs.length === 1) await hold.promise
    if (items.includes(13)) throw new Error('unlucky')
    return items.map((item) => item * 2)
  }, options)
  return { runs, double, go: hold.resolve }
}

it('does together what comes in one turn, and what comes while it is busy', async () => {
  const { runs, double, go } = watched()
  const first = Promise.all([double(1), double(2)])
  await Promise.resolve()
  const second = Promise.all([double(3), double(4), double(5)])
  go()
  expect([await first, await second]).toEqual([
    [2, 4],
    [6, 8, 10],
  ])
  expect(runs).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

it('takes no more than it can carry', async () => {
  const { runs, double, go } = watched({ most: 2 })
  go()
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(runs).toEqual([[1, 2], [3, 4], [5]])
})

it('lets nobody suffer for another', async () => {
  const { double, go } = watched()
  go()
  const results = await Promise.allSettled([double(1), double(13), double(2)])
  expect(results.map((one) => ('value' in one ? one.value : one.reason.message))).toEqual([2, 'unlucky', 4])
  expect(await double(3)).toBe(6)
})

it('opens a second lane for a full batch while the first is busy; fewer wait for the first', async () => {
  const { runs, double, go } = watched({ most: 3, lanes: 2 })
  const first = double(1)
  await Promise.resolve()
  const few = [double(2), double(3)]
  await Promise.resolve()
  expect(runs).toEqual([[1]])
  expect(await double(4)).toBe(8)
  expect(runs).toEqual([[1], [2, 3, 4]])

  const last = double(5)
  go()
  expect(await Promise.all([first, ...few, last])).toEqual([2, 4, 6, 10])
  expect(runs).toEqual([[1], [2, 3, 4], [5]])
})
