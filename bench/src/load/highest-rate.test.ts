import { expect, it } from 'vitest'
import { createSearch, isGood, searchInTurns } from './highest-rate.ts'

const outcome = (ms: number[], errors: string[] = []) => ({ ms: { bare: ms }, errors, seconds: 1 })

it.each([
  ['fast calls', outcome([1, 2, 249]), true],
  ['one slow call of a hundred', outcome([...Array<number>(99).fill(1), 900]), true],
  ['two slow calls of a hundred', outcome([...Array<number>(98).fill(1), 900, 900]), false],
  ['an error', outcome([1], ['answered 500']), false],
  ['no answer at all', outcome([]), false],
])('judges %s', (_, one, good) => expect(isGood(one)).toBe(good))

it('finds the highest rate of each, in turns, and forgives one bad run', async () => {
  const asked: string[] = []
  const target = (name: string, most: number) => ({
    name,
    first: 10,
    measure: async ({ rate }: { rate: number }) => {
      asked.push(name)
      const isUnlucky = asked.length === 3
      return outcome(Array<number>(100).fill(rate > most || isUnlucky ? 900 : 1))
    },
  })
  const found = await searchInTurns([target('a', 100), target('b', 37)], { ms: 1, log: () => {} })
  expect(found.map(({ rate }) => rate)).toEqual([expect.closeTo(97, -1), expect.closeTo(36, -0.5)])
  for (const { rate, name } of found) expect(rate).toBeLessThanOrEqual(name === 'a' ? 100 : 37)
  expect(asked.slice(0, 4)).toEqual(['a', 'b', 'a', 'b'])
})

it('ends when no rate at all is served', () => {
  const search = createSearch(4)
  for (let time = 0; time < 20; time++) {
    const rate = search.next()
    if (rate !== null) search.report(rate, false)
  }
  expect([search.next(), search.good()]).toEqual([null, 0])
})
