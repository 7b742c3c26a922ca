import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { plansOf } from '../../testing/plans-of.ts'
import { receivedClaim } from '../../testing/stored-claim.ts'
import { createClaimReader } from '../read-claims.ts'
import { insertClaim } from './insert-claim.ts'
import { registerReceived } from './register-received.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(migrations)
})
afterAll(() => database.close())

const claim = {
  ...receivedClaim('one'),
  long_operation_id: crypto.randomUUID(),
  claim_number: 'ABCDEFGH2',
  received_at: new Date(),
}
const answers = { seal: () => ({ application: {}, sealed_answers: '' }), open: () => ({}) } as never
const reader = (on: Database) => createClaimReader(on, { receiptDays: 30 } as never)

it.each<[string, (on: Database) => Promise<unknown>]>([
  ['a claim is registered', (on) => insertClaim(on, claim, { answers, mostADay: 10 })],
  ['a claim of the version before is registered', (on) => registerReceived(on, crypto.randomUUID(), 'ABCDEFGH2')],
  ['the claims of a policy are listed', (on) => reader(on).listOfPolicy(crypto.randomUUID())],
])('when %s, no table of claims is read from end to end', async (_, work) => {
  const plans = await plansOf(database, work)
  expect(plans).toMatch(/claims_of_policy|claims_one_for_a_persons_loss/)
  expect(plans).not.toMatch(/Seq Scan on claims/)
})

it('looks for an earlier claim of the same loss once: by card or by policy', async () => {
  const plan = await plansOf(database, (on) => registerReceived(on, crypto.randomUUID(), 'ABCDEFGH2'))
  expect(plan.match(/on claims other/g)).toHaveLength(2)
})
