import { Failure } from '@amparo/contract/failure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CARD, caller, OTHER_KEY, partnerKeys, sealed } from '../testing/partner.ts'
import { openTestVault, type TestVault } from '../testing/vault.ts'

let vault: TestVault
beforeAll(async () => {
  vault = await openTestVault({ partnerKeys })
})
afterAll(() => vault.close())

let callers = 0
const exchange = (token: string) => vault.call('/prefill_token', { token }, caller(callers++ % 250))
const cardBehind = async (pan_token: string) => (await vault.ask('/internal/v1/cards/find', pan_token)).json()

describe('the prefill exchange', () => {
  it('returns a card token and the prefill fields [P-162] [P-168] [P-169] [P-409] [P-410]', async () => {
    const prefill = { cardholder_first_name: 'Ana', cardholder_primary_phone_number: '+1 202-555 0143' }
    const answer = await exchange(await sealed({ prefill }))

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      pan_token: expect.stringMatching(/^pt_[A-Za-z0-9_-]{43}$/),
      last4: '4051',
      prefill: { cardholder_first_name: 'Ana', cardholder_primary_phone_number: '+12025550143' },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('accepts single-sign-on tokens, with or without prefill fields [P-173]', async () => {
    const answer = await exchange(await sealed({ purpose: 'sso' }))
    expect([answer.statusCode, answer.json().prefill]).toEqual([200, {}])
  })

  it('leads to the same card as its number, with a token of the usual lifetime', async () => {
    const { pan_token } = (await exchange(await sealed())).json()
    const typed = (await vault.createToken(CARD)).json()
    expect(await cardBehind(pan_token)).toEqual(await cardBehind(typed.pan_token))

    const [row] = await vault.database.query<{ many: number }>(`SELECT count(DISTINCT expires_at) AS many FROM tokens`)
    expect(row?.many).toBe(1)
  })

  it.each<[string, string, () => string | Promise<string>]>([
    ['forged', 'invalid_token', () => sealed({}, { key: Buffer.alloc(32, 9) })],
    ['malformed', 'invalid_token', () => 'not.a.token'],
    ["another partner's", 'invalid_token', () => sealed({}, { partner: 'bank', key: OTHER_KEY })],
    ['made for another purpose', 'invalid_token', () => sealed({ purpose: 'travel_document' })],
    ['valid for too long', 'invalid_token', () => sealed({ exp: 3600 })],
    ['expired', 'expired_token', () => sealed({ iat: -400, exp: -100 })],
    ['without a card', 'invalid_card_number', () => sealed({ card_number: '9840' })],
  ])('refuses a token that is %s with %s', async (_, code, make) => {
    const before = await vault.database.query('SELECT token_hash FROM tokens')
    const answer = await exchange(await make())
    expect([answer.statusCode, answer.json().error_code]).toEqual([422, code])
    expect(z.safeParse(Failure, answer.json()).success).toBe(true)
    expect(await vault.database.query('SELECT token_hash FROM tokens')).toEqual(before)
  })

  it('refuses an empty body, and one that is too long', async () => {
    for (const payload of [{}, { token: 7 }, { token: 'x'.repeat(8193) }]) {
      const answer = await vault.call('/prefill_token', payload, caller(200))
      expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'invalid_request'])
    }
  })

  it('accepts a token once', async () => {
    const token = await sealed()
    expect((await exchange(token)).statusCode).toBe(200)
    const again = await exchange(token)
    expect([again.statusCode, again.json().error_code]).toEqual([422, 'used_token'])
  })

  it('recognizes an id in another token, but not the id of another partner', async () => {
    const jti = 'the-same-id-for-all'
    expect((await exchange(await sealed({ jti }))).statusCode).toBe(200)
    expect((await exchange(await sealed({ jti, exp: 200, purpose: 'sso' }))).json().error_code).toBe('used_token')
    expect((await exchange(await sealed({ jti }, { partner: 'other', key: OTHER_KEY }))).statusCode).toBe(200)
  })

  it('gives one card token to fifty simultaneous calls on two replicas', { tags: ['race'] }, async () => {
    const replica = await openTestVault({ database: vault.database, partnerKeys })
    const token = await sealed({ card_number: '9840 0110 6438 4862' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? replica : vault).call('/prefill_token', { token }, caller(at))),
    )
    const outcomes = answers.map((answer) => (answer.statusCode === 200 ? 'given' : answer.json().error_code))
    expect(outcomes.filter((outcome) => outcome === 'given')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'used_token')).toHaveLength(49)

    const rows = await vault.database.query("SELECT 1 FROM tokens JOIN cards USING (card_id) WHERE last4 = '4862'")
    expect(rows).toHaveLength(1)
    await replica.close()
  })

  it('leaves the token unused if the card token could not be stored', async () => {
    const token = await sealed()
    await vault.database.query('ALTER TABLE tokens RENAME TO tokens_away')
    expect((await exchange(token)).statusCode).toBe(500)
    await vault.database.query('ALTER TABLE tokens_away RENAME TO tokens')
    expect((await exchange(token)).statusCode).toBe(200)
  })

  it('deletes used tokens a day after their end', async () => {
    const token = await sealed()
    await exchange(token)
    const used = vault.clock.now
    const ended = used.getTime() + 300_000
    const kept = () => vault.database.query('SELECT 1 FROM used_partner_tokens')

    vault.clock.now = new Date(ended)
    await vault.deleteExpired()
    vault.clock.now = used
    expect((await kept()).length).toBeGreaterThan(0)
    expect((await exchange(token)).json().error_code).toBe('used_token')
    vault.clock.now = new Date(ended + 24 * 3_600_000)
    await vault.deleteExpired()
    vault.clock.now = used
    expect(await kept()).toEqual([])
  })
})
