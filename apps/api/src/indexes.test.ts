import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChargesRepository } from './billing/charges/charges-repository.ts'
import { createEndPolicies } from './billing/overdue/end-policies.ts'
import { createClaimFinder } from './claim-register/find-claims.ts'
import { personalClaims } from './claim-register/personal-claims.ts'
import { createUploadsRepository } from './claim-status/uploads-repository.ts'
import { createLettersRepository } from './letters/letters-repository.ts'
import { migrations } from './migrations-folder.ts'
import { createPaymentRepository } from './payment-form/payment-repository.ts'
import { listObjects } from './platform/object-store/embedded/list-objects.ts'
import { personalPolicies } from './policies/personal-policies.ts'
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

const taking = { now, until: now, limit: 10 }
const listOld = (on: Database) =>
  personalPolicies({ database: on } as never).listOld({ quotes: now, policies: now }, 10)
const endPolicies = (on: Database) =>
  createEndPolicies({
    database: on,
    clock: { now: () => now },
    log: { error: () => {} },
    policies: { lock: async () => null } as never,
    sendMail: async () => {},
  })()
const listStored = (on: Database) => listObjects(on, { prefix: 'approved/', after: 'a', most: 10 })
const listOldClaims = (on: Database) => personalClaims(on).listOld({ claims: now, duplicates: now }, 10)

it.each<[string, string, (on: Database) => Promise<unknown>]>([
  ['quotes to end', 'policies_quotes_to_end', (on) => policies(on).listDue(now, 10)],
  ['policies to start', 'policies_to_start', (on) => policies(on).listDue(now, 10)],
  ['policies of an owner', 'policies_of_owner', (on) => listOwn(on)],
  ['policies of a session', 'policies_of_session', (on) => listOwn(on)],
  ['unfinished purchases', 'purchases_unfinished', (on) => createPurchasesRepository(on).listUnfinished(now)],
  ['paid months', 'charged_dues_once', (on) => createChargesRepository(on).listPaid(on, id)],
  ['policies to charge', 'policies_due', (on) => createChargesRepository(on).beginDue(taking)],
  ['policies to expire', 'policies_to_expire', endPolicies],
  ['overdue policies', 'policies_overdue', endPolicies],
  ['quotes to erase', 'quotes_to_erase', listOld],
  ['policies to erase', 'policies_to_erase', listOld],
  ['letters to erase', 'letters_to_erase', (on) => createLettersRepository(on).listOld(now, 10)],
  ['uploads of a claim', 'document_uploads_of_claim', (on) => createUploadsRepository(on).erase(on, id)],
  ['claims to erase', 'claims_to_erase', listOldClaims],
  ['duplicates to erase', 'claims_duplicates_to_erase', listOldClaims],
  ['stored objects', 'objects_in_order', listStored],
])('%s are found by %s, without reading a whole table', async (_, index, work) => {
  const plans = await plansOf(database, work)
  expect(plans).toContain(index)
  expect(plans).not.toContain('Seq Scan')
})

it.each<[string, string, (on: Database) => Promise<unknown>]>([
  ['policies to expire', '(effective_date <= ', endPolicies],
  ['quotes to erase', '(created_at < ', listOld],
  ['policies to erase', '(COALESCE((out_of_force_date)', listOld],
])('%s are found without reading those that are not due', async (_, condition, work) => {
  expect(await plansOf(database, work)).toContain(`Index Cond: ${condition}`)
})

it.each<[string, (on: Database) => Promise<unknown>]>([
  ['the documents of an upload', (on) => createClaimFinder(on).documentsOfOperation(on, id, id)],
  [
    'a claim that is paid online',
    (on) => createPaymentRepository(on, createClaimFinder(on)).findPayable({ claimNumber: 'ABCDEFGH2', cardId: id }),
  ],
  ['the moment since when a claim has its status', (on) => createClaimFinder(on).statusSince(id)],
])('%s is found without reading a whole table', async (_, work) => {
  expect(await plansOf(database, work)).not.toContain('Seq Scan')
})

it.each<[string, (on: Database) => Promise<unknown>]>([
  ['claims to erase', listOldClaims],
  ['stored objects', listStored],
])('%s are found without reading a whole index', async (_, work) => {
  const plans = await plansOf(database, work)
  expect(plans.match(/Index Cond/g)).toHaveLength(plans.match(/Index (?:Only )?Scan/g)?.length ?? 0)
})
