import { expect, it } from 'vitest'
import { holdsArchive } from './hidden-archive.ts'

it('lets other work happen while it reads a file of nothing but ends of archives', async () => {
  let turns = 0
  let counting = setImmediate(function count() {
    turns++
    counting = setImmediate(count)
  })
  expect(await holdsArchive(Buffer.alloc(400_000, 'PK\x05\x06', 'latin1'))).toBe(false)
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(10)
})
