import { describeKeptTexts } from '@amparo/content/cms/testing/kept-texts-contract'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, describe } from 'vitest'
import { migrations } from '../../migrations-folder.ts'
import { createKeptTextsRepository } from './kept-texts-repository.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(migrations)
})
afterAll(() => database.close())

describe('texts that are kept in the database', () => describeKeptTexts(() => createKeptTextsRepository(database)))
