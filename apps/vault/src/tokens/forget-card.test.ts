import { afterAll, beforeAll, expect, it } from 'vitest'
import { FINGERPRINT, inventNumber, openTestVault, type TestVault } from '../testing/vault.ts'
import { cardStore, newCardToken } from './card-repository.ts'

let vault: TestVault
beforeAll(async () => {
  vault = await openTestVault()
})
afterAll(() => vault.close())

const tokenFor = async (number: string) => (await vault.createToken(number)).json().pan_token as string
const find = async (token: string) => (await vault.ask('/internal/v1/cards/find', token)).json()

it('forgets a card with its tokens, and no other; again, and for an unknown card, nothing happens', async () => {
  const [number, other] = [inventNumber(16, 31), inventNumber(16, 32)]
  const [token, second, others] = [await tokenFor(number), await tokenFor(number), await tokenFor(other)]
  const { card_id } = await find(token)
  for (const id of [card_id, card_id, crypto.randomUUID()]) await vault.cards.forget(id)

  for (const gone of [token, second]) expect((await find(gone)).error_code).toBe('unknown_token')
  expect((await find(others)).last4).toBe(other.slice(-4))
  // Somebody who comes back is somebody new.
  expect((await find(await tokenFor(number))).card_id).not.toBe(card_id)
})

// With only one connection, nothing runs in parallel.
it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'forgets a card while somebody logs in with it, who is somebody new the next time',
  { tags: ['race'] },
  async () => {
    const { database } = vault
    const number = inventNumber(16, 37)
    const { card_id } = await find(await tokenFor(number))
    const token = newCardToken(number, { hours: 1, now: vault.clock.now })
    const [begun, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const loggingIn = database.transaction(async (tx) => {
      await cardStore(tx, FINGERPRINT).storeToken(token)
      begun.resolve()
      await waited.promise
    })
    await begun.promise
    const forgetting = vault.cards.forget(card_id)
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await expect.poll(() => database.query(waiting)).toHaveLength(1)
    waited.resolve()
    await Promise.all([loggingIn, forgetting])
    expect((await find(token.token)).error_code).toBe('unknown_token')
    expect((await find(await tokenFor(number))).card_id).not.toBe(card_id)
  },
)

it('forgets for whoever has the internal secret only, and only by the id of a card', async () => {
  const token = await tokenFor(inventNumber(16, 33))
  const { card_id } = await find(token)
  const forget = async (payload: object, authorization: string) =>
    (
      await vault.internal.inject({
        method: 'POST',
        url: '/internal/v1/cards/forget',
        payload,
        headers: { authorization },
      })
    ).statusCode
  const secret = 'Bearer a secret of more than thirty-two letters'
  expect(await forget({ card_id }, 'Bearer another one')).toBe(401)
  expect(await forget({ card_id: 'all' }, secret)).toBe(400)
  expect((await find(token)).card_id).toBe(card_id)
  expect(await forget({ card_id }, secret)).toBe(200)
  expect((await find(token)).error_code).toBe('unknown_token')
})

it('forgets a card that nobody has used for long, but none with a valid token', async () => {
  const [unused, used] = [await tokenFor(inventNumber(16, 34)), await tokenFor(inventNumber(16, 35))]
  const ids = [(await find(unused)).card_id, (await find(used)).card_id]
  await vault.cards.revoke(unused)
  const known = async () =>
    (await vault.database.query('SELECT 1 FROM cards WHERE card_id = ANY($1::uuid[])', [ids])).length
  await vault.cards.deleteUnused(new Date('2020-01-01'))
  expect(await known()).toBe(2)
  await vault.database.query("UPDATE cards SET last_used_on = '2010-01-01'")
  await vault.cards.deleteUnused(new Date('2020-01-01'))
  expect(await known()).toBe(1)
  expect((await find(used)).card_id).toBe(ids[1])
})

it('deletes a limited number of unused cards at a time, and says when more may be left', async () => {
  await vault.database.query(
    `INSERT INTO cards (card_id, fingerprint, bin, number_length, last4, created_at, last_used_on)
     SELECT gen_random_uuid(), sha256(n::text::bytea), '98400210', 16, '4051', '2010-01-01', '2010-01-01' FROM generate_series(1, 5001) AS n`,
  )
  expect(await vault.deleteExpired()).toBe(true)
  const left = () => vault.database.query("SELECT 1 FROM cards WHERE last_used_on = '2010-01-01' AND last4 = '4051'")
  expect(await left()).toHaveLength(1)
  expect(await vault.deleteExpired()).toBe(false)
  expect(await left()).toEqual([])
})

it('exports what it stores of cards, which is no number, to whoever has the internal secret', async () => {
  const number = inventNumber(16, 36)
  const { card_id } = await find(await tokenFor(number))
  const ask = (payload: object, authorization = 'Bearer a secret of more than thirty-two letters') =>
    vault.internal.inject({ method: 'POST', url: '/internal/v1/cards/export', payload, headers: { authorization } })
  const { cards } = (await ask({ card_ids: [card_id, crypto.randomUUID()] })).json()
  expect(cards).toMatchObject([{ bin: number.slice(0, 8), last4: number.slice(-4), number_length: 16 }])
  expect(JSON.stringify(cards)).not.toContain(number)
  expect((await ask({ card_ids: [card_id] }, 'Bearer another one')).statusCode).toBe(401)
  for (const card_ids of [['all'], 'all', Array.from({ length: 101 }, () => card_id)])
    expect((await ask({ card_ids })).statusCode).toBe(400)
})
