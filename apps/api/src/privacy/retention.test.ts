import { randomBytes } from 'node:crypto'
import type { Database } from '@amparo/database/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usualRetention } from '../platform/retention.ts'
import { letterCards, letterOf, submit } from '../testing/letters.ts'
import { type PersonTest, startPersonTest } from '../testing/person.ts'
import { ask, request } from '../testing/policies/buy.ts'
import { userCalls } from '../testing/users.ts'
import { createPrivacy } from './create-privacy.ts'

const DAY = 86_400_000
let api: PersonTest
let start: number
beforeAll(async () => {
  api = await startPersonTest()
  start = api.clock.time
})
afterAll(() => api.stop())

const after = (days: number) => {
  api.clock.time = start + days * DAY
  return api.areas.privacy.eraseOld()
}
const erased = async (table: string, condition: string, value: unknown) => {
  const rows = await api.database.query<{ erased_at: Date | null }>(
    `SELECT erased_at FROM ${table} WHERE ${condition} = $1`,
    [value],
  )
  return rows.map(({ erased_at }) => erased_at !== null)
}

it('erases each kind of data after its retention period, and never data that is still needed', async () => {
  const [ended, open] = [
    await api.claimOf('ended', crypto.randomUUID()),
    await api.claimOf('open', crypto.randomUUID()),
  ]
  await api.operator('PUT', `${ended}/status/`, { status: 'paid' })
  api.clock.time = start
  const letter = letterOf(api, letterCards.SGP)
  await submit(api, letter)
  const bearer = await userCalls(api).signIn()
  const { body: quote } = await ask(api, 'POST /quote/', { bearer, payload: request })
  const claims = async () => [
    ...(await erased('claims', 'claim_number', ended)),
    ...(await erased('claims', 'claim_number', open)),
  ]
  const messages = async () => (await api.database.query('SELECT 1 FROM outbox')).length
  expect(await messages()).toBeGreaterThan(0)

  await after(usualRetention.messages)
  expect(await messages()).toBeGreaterThan(0)
  await after(usualRetention.messages + 1)
  expect(await messages()).toBe(0)

  await api.areas.policies.advanceDue()
  await after(usualRetention.quotes + 2)
  expect(await erased('policies', 'id', quote.id)).toEqual([true])

  // The journey ends 35 days after today.
  await after(usualRetention.letters + 35)
  expect(await erased('letters', 'ticket', letter.ticket)).toEqual([false])
  await after(usualRetention.letters + 37)
  expect(await erased('letters', 'ticket', letter.ticket)).toEqual([true])

  await after(usualRetention.claims)
  expect(await claims()).toEqual([false, false])
  await after(usualRetention.claims + 1)
  expect(await claims()).toEqual([true, false])

  const { events } = (await api.areas.operator.findClaim(ended)) ?? expect.fail()
  expect(events.at(-1)).toMatchObject({ kind: 'erased', author: 'system' })
  const notes = await api.database.query(
    "SELECT counts FROM privacy_requests WHERE kind = 'retention' ORDER BY begun_at",
  )
  expect(notes.at(-1)).toMatchObject({ counts: { claims: 1 } })
})

it('erases each day what is too old, even if interrupted requests cannot be continued', async () => {
  api.clock.time = start
  const number = await api.claimOf('daily', crypto.randomUUID())
  await api.database.query("UPDATE claims SET status = 'closed' WHERE claim_number = $1", [number])
  const query: Database['query'] = (text, values) =>
    text.includes('UPDATE privacy_requests')
      ? Promise.reject(new Error('no request'))
      : api.database.query(text, values)
  let work = async () => {}
  createPrivacy({
    ...api.areas,
    ports: api.ports,
    clock: api.clock,
    log: api.app.log,
    database: { ...api.database, query },
    retention: usualRetention,
    secret: randomBytes(32).toString('hex'),
    repeat: (given) => {
      work = given
      return { stop: async () => {} }
    },
  })
  api.clock.time = start + (usualRetention.claims + 1) * DAY
  await expect(work()).rejects.toThrow('no request')
  expect(await erased('claims', 'claim_number', number)).toEqual([true])
})

it('deletes counts of claims after two days, and requests with the audit log', async () => {
  api.clock.time = start
  const [old, recent] = [crypto.randomUUID(), crypto.randomUUID()]
  const insert = async (id: string, days: number) => {
    const then = new Date(start + days * DAY)
    await api.database.query('INSERT INTO claim_counts (claimant_id, since, claims) VALUES ($1, $2, 1)', [id, then])
    await api.database.query(
      `INSERT INTO privacy_requests (id, kind, author, counts, begun_at, ended_at) VALUES ($1, 'export', 'rosa', '{}', $2, $2)`,
      [id, then],
    )
  }
  await insert(old, -1)
  await insert(recent, 1)
  const left = (table: string, key: string) =>
    api.database.query(`SELECT ${key} AS id FROM ${table} WHERE ${key} IN ($1, $2)`, [old, recent])
  await after(2)
  expect(await left('claim_counts', 'claimant_id')).toEqual([{ id: recent }])
  await after(usualRetention.auditLog)
  expect(await left('privacy_requests', 'id')).toEqual([{ id: recent }])
})

it('erases more than one batch', async () => {
  api.clock.time = start
  const cards = Array.from({ length: 130 }, () => crypto.randomUUID())
  for (const [place, card] of cards.entries()) await api.claimOf(`batch ${place}`, card)
  await api.database.query("UPDATE claims SET status = 'closed' WHERE card_id = ANY($1::uuid[])", [cards])
  await after(usualRetention.claims + 1)
  const left = await api.database.query('SELECT 1 FROM claims WHERE card_id = ANY($1::uuid[]) AND erased_at IS NULL', [
    cards,
  ])
  expect(left).toEqual([])
})

it.each([
  ['with a return', {}, '2026-12-20'],
  ['without a return', { return_date: undefined }, '2027-12-01'],
  ['of a leap day', { departure_date: '2028-02-29', return_date: undefined }, '2029-02-28'],
])('erases a letter %s when its period after the last valid day has ended everywhere', async (_, change, lastDay) => {
  api.clock.time = start
  const letter = letterOf(api, letterCards.SGP, change)
  expect((await submit(api, letter)).json()).toEqual({ ticket: letter.ticket })
  const ended = Date.parse(`${lastDay}T12:00:00Z`) + (1 + usualRetention.letters) * DAY
  for (const [moment, isErased] of [
    [ended - 1, false],
    [ended, true],
  ] as const) {
    api.clock.time = moment
    await api.areas.privacy.eraseOld()
    expect(await erased('letters', 'ticket', letter.ticket)).toEqual([isErased])
  }
})

it('erases the rest if something cannot be erased', async () => {
  api.clock.time = start
  const [broken, other] = [
    await api.claimOf('broken', crypto.randomUUID()),
    await api.claimOf('whole', crypto.randomUUID()),
  ]
  const letter = letterOf(api, letterCards.SGP)
  await submit(api, letter)
  await api.database.query("UPDATE claims SET status = 'closed' WHERE claim_number IN ($1, $2)", [broken, other])
  await api.database.script(`
    CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it stays'; END $$;
    CREATE TRIGGER stay BEFORE UPDATE ON claims FOR EACH ROW WHEN (OLD.claim_number = '${broken}') EXECUTE FUNCTION stay();
  `)
  await after(usualRetention.claims + 1)
  expect(await erased('claims', 'claim_number', broken)).toEqual([false])
  expect(await erased('claims', 'claim_number', other)).toEqual([true])
  expect(await erased('letters', 'ticket', letter.ticket)).toEqual([true])
  await api.database.script('DROP TRIGGER stay ON claims')
})
