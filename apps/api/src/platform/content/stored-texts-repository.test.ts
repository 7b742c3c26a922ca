import { describeStoredTexts } from '@amparo/content/cms/testing/stored-texts-contract'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { createStoredTextsRepository } from './stored-texts-repository.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(migrations)
})
afterAll(() => database.close())

describe('texts that are stored in the database', () =>
  describeStoredTexts(() => createStoredTextsRepository(database)))
