import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

const CARD = '9840 0210 6446 4051'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const ask = (payload: unknown) =>
  api.app.inject({ method: 'POST', url: '/api/cardholder/v1/draft_key/', payload: payload as object })
const keyFor = async (pan_token: string) => (await ask({ pan_token })).json() as { key_id: string; key_half: string }

describe('the key half of a card', () => {
  it('is always the same, and differs from another card’s', async () => {
    const [mine, yours] = [api.vault.tokenFor(CARD), api.vault.tokenFor(CARD)]
    const key = await keyFor(mine)
    expect(key).toEqual({
      key_id: expect.stringMatching(/^[\w-]{43}$/),
      key_half: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await keyFor(mine)).toEqual(key)
    const other = await keyFor(yours)
    expect(new Set([key.key_id, key.key_half, other.key_id, other.key_half]).size).toBe(4)
  })

  it('is never cached, logged or stored', async () => {
    const answer = await ask({ pan_token: api.vault.tokenFor(CARD) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(api.log.join()).not.toContain(answer.json().key_half)
  })

  it('changes with the secret', async () => {
    const other = await startTestApi()
    const [one, two] = [await keyFor(api.vault.tokenFor(CARD)), other.vault.tokenFor(CARD)]
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/cardholder/v1/draft_key/',
      payload: { pan_token: two },
    })
    expect(answer.json().key_half).not.toBe(one.key_half)
    await other.stop()
  })
})

describe('a key half is not released', () => {
  it.each<[string, unknown]>([
    ['no body', undefined],
    ['no token', {}],
    ['an empty token', { pan_token: '' }],
    ['a number', { pan_token: 7 }],
    ['a user’s token', { pan_token: `us_${'A'.repeat(43)}` }],
    ['a very long token', { pan_token: `pt_${'A'.repeat(10_000)}` }],
  ])('for %s', async (_, payload) => {
    const answer = await ask(payload)
    expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'invalid_request'])
  })

  it.each([
    ['pt_', 'unable_to_verify_card'],
    ['ct_', 'claim_token_expired'],
  ])('for an unknown token that begins with %s', async (prefix, code) => {
    const answer = await ask({ pan_token: `${prefix}${'Z'.repeat(43)}` })
    expect([answer.statusCode, answer.json().error_code]).toEqual([422, code])
  })

  it('after the token was revoked', async () => {
    const pan_token = api.vault.tokenFor(CARD)
    expect((await ask({ pan_token })).statusCode).toBe(200)
    await api.app.inject({ method: 'POST', url: '/api/cardholder/v1/sign-out/', payload: { pan_token } })
    expect((await ask({ pan_token })).json().error_code).toBe('unable_to_verify_card')
  })

  it('while the vault is down', async () => {
    const pan_token = api.vault.tokenFor(CARD)
    api.vault.isDown = true
    const answer = await ask({ pan_token })
    api.vault.isDown = false
    expect([answer.statusCode, answer.json().error_code]).toEqual([503, 'service_unavailable'])
  })
})
