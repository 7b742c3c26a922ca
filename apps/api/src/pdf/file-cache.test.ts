import { expect, it } from 'vitest'
import { createFileCache } from './file-cache.ts'

it('removes the least recently used file when there are too many', async () => {
  const made: string[] = []
  const cached = createFileCache<string>({ most: 2 })
  const ask = (key: string) =>
    cached(key, async () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
