import { beforeEach } from 'vitest'
import { startForFile } from '../start-for-file.ts'
import { type PolicyTest, startPolicyTest } from './policy-test.ts'

/** The marketplace of the test file that opened it, and somebody with a session in each test. */
export let market: PolicyTest
export let bearer: string

/** Starts it for the whole test file. */
export function openMarketplace() {
  startForFile(startPolicyTest, (started) => {
    market = started
  })
  beforeEach(() => {
    bearer = market.person()
  })
}
