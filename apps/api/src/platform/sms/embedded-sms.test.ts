import { fileURLToPath } from 'node:url'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutbox, type Outbox } from '../mail/outbox.ts'
import { createEmbeddedSms, UNREACHABLE_NUMBER } from './embedded-sms.ts'
import type { Sms } from './sms.ts'

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
  it.each([
    ['sms', 'send'],
    ['call', 'call'],
  ] as const)('stores a message of kind %s', async (kind, verb) => {
    const result = await sms[verb]({ to: '+5511900000000', text: 'Your code' })
    expect(result).toMatchObject({ sent: true })
    expect(await outbox.list(5)).toMatchObject([{ kind, recipient: '+5511900000000', text: 'Your code' }])
  })

  it('reports that the documented number cannot be reached', async () => {
    expect(await sms.send({ to: UNREACHABLE_NUMBER, text: 'Your code' })).toEqual({ sent: false })
    expect(await outbox.list(1)).toEqual([])
  })

  it.each(['', '5511900000000', '+55 11 90000', '+0511900000', '+123456', '+1234567890123456', '+15550100\n'])(
    'refuses the number %j, and keeps it out of the error',
    async (to) => {
      const error = (await sms.send({ to, text: 'x' }).catch((thrown) => thrown)) as Error
      expect(error).toBeInstanceOf(Error)
      if (to !== '') expect(error.message).not.toContain(to)
    },
  )
})
