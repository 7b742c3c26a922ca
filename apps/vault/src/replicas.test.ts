import { afterAll, beforeAll, expect, it } from 'vitest'
import { inventNumber, openTestVault, type TestVault } from './testing/vault.ts'

let one: TestVault
let other: TestVault
beforeAll(async () => {
  one = await openTestVault()
  other = await openTestVault({ database: one.database })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

it('counts card entries from an address over all replicas', async () => {
  const enter = async (vault: TestVault, times: number, from?: string) => {
    const statuses: number[] = []
    for (let seed = 1; seed <= times; seed++)
      statuses.push((await vault.createToken(inventNumber(16, seed), from ? { from } : {})).statusCode)
    return statuses
  }
  expect(new Set(await enter(one, 26))).toEqual(new Set([200]))
  await one.counts.share()
  expect(await enter(other, 4)).toEqual([200, 200, 200, 200])
  await other.counts.share()
  expect(await enter(other, 1)).toEqual([429])
  expect(await enter(other, 1, '198.51.100.9')).toEqual([200])
})
