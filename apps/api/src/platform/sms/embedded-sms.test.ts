import { fileURLToPath } from 'node:url'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { createOutbox, type Outbox } from '../mail/outbox.ts'
import { createEmbeddedSms, UNREACHABLE_NUMBER } from './embedded-sms.ts'
import type { Sms } from './sms.ts'
import { describeSms } from './testing/sms-contract.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

let database: Database
let outbox: Outbox
let sms: Sms

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS)
  outbox = createOutbox({ database, clock: { now: () => new Date('2026-03-01T10:00:00Z') } })
  sms = createEmbeddedSms(outbox)
})
beforeEach(() => database.query('TRUNCATE outbox'))
afterAll(() => database.close())

describe('the embedded SMS', () => {
  const arrived = async () =>
    (await outbox.list(5))
      .reverse()
      .map(({ kind, recipient: to, text }) => ({ kind: kind as 'sms' | 'call', to, text }))
  describeSms({ sms: () => sms, arrived, unreachable: UNREACHABLE_NUMBER })
})
