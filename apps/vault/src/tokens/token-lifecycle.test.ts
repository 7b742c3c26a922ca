import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventNumber, openTestVault, type TestVault } from '../testing/vault.ts'

const HOUR_MS = 3_600_000
const FIND = '/internal/v1/cards/find'
const REVOKE = '/internal/v1/tokens/revoke'

let vault: TestVault
beforeAll(async () => {
  vault = await openTestVault()
})
afterAll(() => vault.close())

const tokenFor = async (number: string) => (await vault.createToken(number)).json().pan_token as string
const find = async (token: string) => (await vault.ask(FIND, token)).json()

describe('a token', () => {
  it('is given for a card number, with its last four digits [P-130] [P-403] [P-404]', async () => {
    const number = inventNumber(16, 1)
    const answer = await vault.createToken(number)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      pan_token: expect.stringMatching(/^pt_[A-Za-z0-9_-]{43}$/),
      last4: number.slice(-4),
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is a new one each time, for the same card_id', async () => {
    const [first, second] = [await tokenFor(inventNumber(16, 2)), await tokenFor(inventNumber(16, 2))]
    expect(first).not.toBe(second)
    expect((await find(first)).card_id).toBe((await find(second)).card_id)
  })

  it('stands for one card however its number is written, also for simultaneous calls', {
    tags: ['race', 'embedded'],
  }, async () => {
    const number = inventNumber(16, 3)
    const written = [number, number.replace(/(....)(?=.)/g, '$1 '), number.replace(/(....)(?=.)/g, '$1-')]
    const tokens = await Promise.all(written.map(tokenFor))
    const ids = await Promise.all(tokens.map(async (token) => (await find(token)).card_id))
    expect(new Set(ids).size).toBe(1)
  })

  it.each([
    [14, 6],
    [15, 6],
    [16, 8],
  ])('gives the API of a number with %i digits only the length, %i first and 4 last digits', async (length, bin) => {
    const number = inventNumber(length, 4)
    expect(await find(await tokenFor(number))).toEqual({
      card_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      bin: number.slice(0, bin),
      number_length: length,
      last4: number.slice(-4),
    })
  })

  it('expires on time', async () => {
    const token = await tokenFor(inventNumber(16, 5))
    const issued = vault.clock.now
    vault.clock.now = new Date(issued.getTime() + 12 * HOUR_MS - 1)
    expect((await vault.ask(FIND, token)).statusCode).toBe(200)
    vault.clock.now = new Date(issued.getTime() + 12 * HOUR_MS)
    expect((await vault.ask(FIND, token)).json()).toMatchObject({ error_code: 'unknown_token' })
    vault.clock.now = issued
  })

  it('is deleted from the database when it has expired, and its card stays', async () => {
    const token = await tokenFor(inventNumber(16, 6))
    const { card_id } = await find(token)
    const issued = vault.clock.now
    vault.clock.now = new Date(issued.getTime() + 12 * HOUR_MS)
    await vault.deleteExpired()
    vault.clock.now = issued
    expect(await vault.database.query('SELECT 1 FROM tokens')).toEqual([])
    expect((await find(await tokenFor(inventNumber(16, 6)))).card_id).toBe(card_id)
  })

  it('is revoked alone, and can be revoked again', async () => {
    const [token, other] = [await tokenFor(inventNumber(16, 7)), await tokenFor(inventNumber(16, 7))]
    for (let time = 0; time < 2; time++) {
      const answer = await vault.ask(REVOKE, token)
      expect([answer.statusCode, answer.json()]).toEqual([200, null])
    }
    const refused = await vault.ask(FIND, token)
    expect([refused.statusCode, refused.json().error_code]).toEqual([422, 'unknown_token'])
    expect((await vault.ask(FIND, other)).statusCode).toBe(200)
  })

  it.each([FIND, REVOKE])('is refused on %s without the secret', async (url) => {
    const token = await tokenFor(inventNumber(16, 8))
    for (const secret of ['', 'wrong', 'a secret of more than thirty-two letterS']) {
      const answer = await vault.ask(url, token, secret)
      expect([answer.statusCode, answer.json().error_code]).toEqual([401, 'unauthorized'])
    }
    expect((await vault.ask(FIND, token)).statusCode).toBe(200)
  })

  it('cannot be looked up on the public listener', async () => {
    const answer = await vault.open.inject({ method: 'POST', url: FIND, payload: { pan_token: 'x' } })
    expect(answer.statusCode).toBe(404)
  })
})
