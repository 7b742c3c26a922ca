import { beforeEach } from 'vitest'
import { serveFile } from '../serve-file.ts'
import { type PolicyTest, startPolicyTest } from './policy-test.ts'

/** The marketplace of the test file that opened it, and somebody with a session in each test. */
export let market: PolicyTest
export let bearer: string

/** For the whole file. */
export function openMarketplace() {
  serveFile(startPolicyTest, (started) => {
    market = started
  })
  beforeEach(() => {
    bearer = market.person()
  })
}
