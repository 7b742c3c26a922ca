import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { plansOf } from '../../testing/plans-of.ts'
import { createChargesRepository } from './charges-repository.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(migrations)
})
afterAll(() => database.close())

it('when the paid months of a policy are listed, those of other policies are not read', async () => {
  const plans = await plansOf(database, (on) => createChargesRepository(on).listPaid(on, crypto.randomUUID()))
  expect(plans).toContain('charged_dues_once')
  expect(plans).not.toContain('Seq Scan')
})
