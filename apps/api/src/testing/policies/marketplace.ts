import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type PolicyTest, startPolicyTest } from './policy-test.ts'

/** The marketplace of the test file that opened it, and somebody with a session in each test. */
export let test: PolicyTest
export let bearer: string

/** For the whole file. */
export function openMarketplace() {
  beforeAll(async () => {
    test = await startPolicyTest()
  })
  afterAll(() => test.stop())
  beforeEach(() => {
    bearer = test.person()
  })
}
