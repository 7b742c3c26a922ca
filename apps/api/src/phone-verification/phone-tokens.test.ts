import { randomBytes, randomUUID } from 'node:crypto'
import { loadContent } from '@amparo/content/load-content'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cards } from '../cards/create-cards.ts'
import { migrations } from '../migrations-folder.ts'
import type { Sms } from '../platform/sms/sms.ts'
import { createPhoneVerification, type PhoneVerification } from './create-phone-verification.ts'

const HOURS = 3_600_000
const phone = '+5511912345678'
const cardId = randomUUID()
const content = loadContent({ locales: ['en_US'] })
/** The calls, and the work of each minute, are not part of this test. */
const [sms, cards] = [{} as Sms, {} as Cards]
const [repeat, log] = [() => ({ stop: async () => {} }), { error() {} }]
const clock = { now: () => new Date(clock.time), time: Date.parse('2026-11-15T12:00:00Z') }

let database: Database
let verification: PhoneVerification
const open = (secret = randomBytes(32).toString('hex')) =>
  createPhoneVerification({ database, repeat, log, clock, content, secret, sms, cards })

beforeAll(async () => {
  database = await openTestDatabase(migrations)
  verification = open()
})
afterAll(() => database.close())

async function newToken(): Promise<string> {
  clock.time += 24 * HOURS
  const code = (await verification.newCode({ phone, address: '10.0.0.1' })) as string
  const outcome = await verification.validate({ phone, code, cardId })
  return 'token' in outcome ? outcome.token : expect.unreachable()
}
const use = (token: string, holder = { cardId }) =>
  database.transaction((tx) => verification.spendToken(tx, token, holder))

describe('a phone token [C-223]', () => {
  it('can be verified any number of times and used once', async () => {
    const token = await newToken()
    expect(await verification.verifyToken(token, { cardId })).toBe(true)
    expect(await verification.verifyToken(token, { cardId, phone })).toBe(true)
    expect(await use(token)).toBe(true)
    expect(await use(token)).toBe(false)
    expect(await verification.verifyToken(token, { cardId })).toBe(false)
  })

  it('is used only once by ten parallel calls', { tags: ['race'] }, async () => {
    const token = await newToken()
    const used = await Promise.all(Array.from({ length: 10 }, () => use(token)))
    expect(used.filter(Boolean)).toHaveLength(1)
  })

  it('stays unused if the transaction that uses it fails', async () => {
    const token = await newToken()
    const failed = database.transaction(async (tx) => {
      await verification.spendToken(tx, token, { cardId })
      throw new Error('no claim')
    })
    await expect(failed).rejects.toThrow('no claim')
    expect(await use(token)).toBe(true)
  })

  it.each([
    ['another card', (token: string) => [token, { cardId: randomUUID() }] as const],
    ['another phone', (token: string) => [token, { cardId, phone: '+5511987654321' }] as const],
    ['nothing', () => ['', { cardId }] as const],
    ['its beginning', (token: string) => [token.slice(0, -1), { cardId }] as const],
    ['an invented token', () => [`pv_${'A'.repeat(43)}`, { cardId }] as const],
    ['another spelling', (token: string) => [`PV_${token.slice(3)}`, { cardId }] as const],
    ['a zero byte', (token: string) => [`${token}\0`, { cardId }] as const],
  ])('is not valid with %s', async (_, given) => {
    const [token, holder] = given(await newToken())
    expect(await verification.verifyToken(token, holder)).toBe(false)
    expect(await use(token, holder)).toBe(false)
  })

  it.each([
    ['is valid until just before', 24 * HOURS - 1, true],
    ['is no longer valid after', 24 * HOURS, false],
  ])('%s a day', async (_, wait, isValid) => {
    const token = await newToken()
    clock.time += wait
    expect(await verification.verifyToken(token, { cardId })).toBe(isValid)
    expect(await use(token)).toBe(isValid)
  })

  it('is valid with the key it was made with, also after a restart', async () => {
    const secret = randomBytes(32).toString('hex')
    verification = open(secret)
    const token = await newToken()
    expect(await open(secret).verifyToken(token, { cardId })).toBe(true)
    expect(await open().verifyToken(token, { cardId })).toBe(false)
  })
})

it('makes codes of six digits, including leading zeros', async () => {
  const codes = new Set<string>()
  for (let at = 0; at < 60; at++)
    codes.add((await verification.newCode({ phone: `+551190000${1000 + at}`, address: `10.0.1.${at}` })) as string)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.size).toBeGreaterThan(55)
})
