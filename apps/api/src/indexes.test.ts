import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChargesRepository } from './billing/charges/charges-repository.ts'
import { createClaimFinder } from './claim-register/find-claims.ts'
import { personalClaims } from './claim-register/personal-claims.ts'
import { migrations } from './migrations-folder.ts'
import { createPaymentRepository } from './payment-form/payment-repository.ts'
import { createPoliciesRepository } from './policies/policies-repository.ts'
import { createPurchasesRepository } from './purchases/purchases-repository.ts'
import { plansOf } from './testing/plans-of.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(migrations)
})
afterAll(() => database.close())

const now = new Date()
const id = crypto.randomUUID()
const policies = (on: Database) => createPoliciesRepository(on, { decrypt: () => null } as never)
/** Only plans are read: no row has anything to decrypt. */
const listOwn = (on: Database) => policies(on).listOf({ owner_hash: 'a', session_id: id }, 10)

it.each<[string, string, (on: Database) => Promise<unknown>]>([
  ['quotes to end', 'policies_quotes_to_end', (on) => policies(on).listDue(now, 10)],
  ['policies to start', 'policies_to_start', (on) => policies(on).listDue(now, 10)],
  ['policies of an owner', 'policies_of_owner', (on) => listOwn(on)],
  ['policies of a session', 'policies_of_session', (on) => listOwn(on)],
  ['unfinished purchases', 'purchases_unfinished', (on) => createPurchasesRepository(on).listUnfinished(now)],
  ['paid months', 'charged_dues_once', (on) => createChargesRepository(on).listPaid(on, id)],
  ['claims to erase', 'claims_to_erase', (on) => personalClaims(on).listOld({ claims: now, duplicates: now }, 10)],
])('%s are found by %s, without reading a whole table', async (_, index, work) => {
  const plans = await plansOf(database, work)
  expect(plans).toContain(index)
  expect(plans).not.toContain('Seq Scan')
})

it.each<[string, (on: Database) => Promise<unknown>]>([
  ['the documents of an upload', (on) => createClaimFinder(on).documentsOfOperation(on, id, id)],
  [
    'a claim that is paid online',
    (on) => createPaymentRepository(on).findPayable({ claimNumber: 'ABCDEFGH2', cardId: id }),
  ],
])('%s is found without reading a whole table', async (_, work) => {
  expect(await plansOf(database, work)).not.toContain('Seq Scan')
})
