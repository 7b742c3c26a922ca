import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { caller, partnerKeys, sealed } from '../testing/partner.ts'
import { inventNumber, openTestVault, type TestVault } from '../testing/vault.ts'
import type { TravelDocumentProvider, TravelDocumentRequest } from './travel-document-provider.ts'

const MINUTE_MS = 60_000
const ADDRESS = 'https://documents.test/start/abc'

let asked: TravelDocumentRequest[] = []
let answer: () => Promise<string | null>
const provider: TravelDocumentProvider = {
  redirectFor(request) {
    asked.push(request)
    return answer()
  },
}

let vault: TestVault
const start = new Date('2026-11-15T10:00:00Z')
beforeAll(async () => {
  vault = await openTestVault({ partnerKeys, travelProvider: provider })
})
beforeEach(() => {
  asked = []
  answer = async () => ADDRESS
})
afterEach(() => {
  vault.clock.now = start
})
afterAll(() => vault.close())

let callers = 0
const from = () => caller(callers++ % 250)
const panToken = async (seed = 1) =>
  (await vault.createToken(inventNumber(16, seed), { from: from().from })).json().pan_token as string
const ask = (pan_token: string) => vault.call('/travel_document_token', { pan_token }, from())
const ownToken = async (seed?: number) => (await ask(await panToken(seed))).json().token as string
const redirect = (token: string, others: Record<string, unknown> = {}) =>
  vault.call('/travel_document_redirect', { benefit_code: 'TIR', token, is_prepaid_card: false, ...others }, from())
const codeOf = async (token: string) => (await redirect(token)).json().error_code

const both: [string, () => Promise<string>][] = [
  ['of ours', () => ownToken()],
  ["of an issuer's", () => sealed({ purpose: 'travel_document' })],
]

describe('a travel-document token', () => {
  it('is given for a card token [P-411]', async () => {
    const given = await ask(await panToken())
    expect(given.statusCode).toBe(200)
    expect(given.json()).toEqual({ token: expect.stringMatching(/^td_[A-Za-z0-9_-]{43}$/) })
  })

  it('is not given for a card token that is unknown, revoked or expired', async () => {
    const [revoked, over] = [await panToken(), await panToken()]
    await vault.ask('/internal/v1/tokens/revoke', revoked)
    const refused = [await ask(`pt_${'A'.repeat(43)}`), await ask(revoked)]
    vault.clock.now = new Date(start.getTime() + 12 * 60 * MINUTE_MS)
    refused.push(await ask(over))
    for (const one of refused) expect([one.statusCode, one.json().error_code]).toEqual([422, 'unknown_token'])
  })

  it.each(['', 'abc', 'td_x'])('is not given for "%s"', async (text) => {
    expect((await ask(text)).json()).toMatchObject({ error_code: 'invalid_request' })
  })

  it('leads to the provider’s page for its card [P-182] [P-412] [P-413]', async () => {
    const token = await panToken(5)
    const { card_id } = (await vault.ask('/internal/v1/cards/find', token)).json()
    const given = await redirect((await ask(token)).json().token, { is_prepaid_card: true })
    expect([given.statusCode, given.json()]).toEqual([200, { redirect_url: ADDRESS }])
    expect(asked).toEqual([{ benefit_code: 'TIR', card_id, is_prepaid_card: true }])
  })

  it('may come from an issuer, for the same card [P-180] [P-182] [P-413]', async () => {
    const { card_id } = (await vault.ask('/internal/v1/cards/find', await panToken(6))).json()
    const token = await sealed({ purpose: 'travel_document', card_number: inventNumber(16, 6) })
    expect((await redirect(token, { benefit_code: '11006' })).json()).toEqual({ redirect_url: ADDRESS })
    expect(asked).toEqual([{ benefit_code: '11006', card_id, is_prepaid_card: false }])
  })

  it.each(both)('%s works once', async (_, make) => {
    const token = await make()
    expect((await redirect(token)).statusCode).toBe(200)
    expect(await codeOf(token)).toBe('used_token')
    expect(asked).toHaveLength(1)
  })

  it.each(both)('%s works once for fifty simultaneous calls', { tags: ['race'] }, async (_, make) => {
    const token = await make()
    const answers = await Promise.all(Array.from({ length: 50 }, () => redirect(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter((one) => one.json().error_code === 'used_token')).toHaveLength(49)
    expect(asked).toHaveLength(1)
  })

  it.each(both)('%s lives five minutes', async (_, make) => {
    const [token, late] = [await make(), await make()]
    vault.clock.now = new Date(start.getTime() + 5 * MINUTE_MS - 1)
    expect((await redirect(token)).statusCode).toBe(200)
    vault.clock.now = new Date(start.getTime() + 5 * MINUTE_MS)
    expect(await codeOf(late)).toBe('expired_token')
    expect(asked).toHaveLength(1)
  })

  it.each<[string, () => string | Promise<string>]>([
    ['unknown', () => `td_${'A'.repeat(43)}`],
    ['empty', () => ''],
    ['a card token', () => panToken()],
    ["an issuer's for prefill", () => sealed({ purpose: 'prefill' })],
    ["an issuer's for sign-on", () => sealed({ purpose: 'sso' })],
    ['forged', () => sealed({ purpose: 'travel_document' }, { key: Buffer.alloc(32, 9) })],
    ["an issuer's without a card", () => sealed({ purpose: 'travel_document', card_number: '1' })],
  ])('is refused when it is %s', async (_, make) => {
    expect(await codeOf(await make())).toBe('unknown_token')
    expect(asked).toEqual([])
  })

  it('of ours cannot be exchanged for a prefill', async () => {
    const refused = await vault.call('/prefill_token', { token: await ownToken() }, from())
    expect(refused.json().error_code).toBe('invalid_token')
  })

  it('ends when the cardholder logs out', async () => {
    const pan_token = await panToken()
    const { token } = (await ask(pan_token)).json()
    await vault.ask('/internal/v1/tokens/revoke', pan_token)
    expect(await codeOf(token)).toBe('unknown_token')
  })

  it('never outlives its card token', async () => {
    const pan_token = await panToken()
    vault.clock.now = new Date(start.getTime() + 12 * 60 * MINUTE_MS - MINUTE_MS)
    const { token } = (await ask(pan_token)).json()
    vault.clock.now = new Date(vault.clock.now.getTime() + MINUTE_MS)
    expect(await codeOf(token)).toBe('expired_token')
  })

  it.each(both)('%s stays valid when the provider does not answer', async (_, make) => {
    const token = await make()
    answer = async () => {
      throw new Error('nobody there')
    }
    const refused = await redirect(token)
    expect([refused.statusCode, refused.json().error_code]).toEqual([422, 'provider_unavailable'])
    expect(vault.logs.join('')).toContain('nobody there')
    answer = async () => null
    expect(await codeOf(token)).toBe('no_provider')
    answer = async () => ADDRESS
    expect((await redirect(token)).statusCode).toBe(200)
  })

  it('is not used up where nobody issues documents', async () => {
    const token = await ownToken()
    const without = await openTestVault({ database: vault.database, travelProvider: null })
    const payload = { benefit_code: 'TIR', token, is_prepaid_card: false }
    expect((await without.call('/travel_document_redirect', payload)).json().error_code).toBe('no_provider')
    await without.close()
    expect((await redirect(token)).statusCode).toBe(200)
  })

  it.each<Record<string, unknown>>([
    { benefit_code: '' },
    { benefit_code: 'a/b' },
    { benefit_code: 'x'.repeat(33) },
    { is_prepaid_card: 'no' },
    { is_prepaid_card: undefined },
  ])('is not used up by a call with %j', async (odd) => {
    const token = await ownToken()
    expect((await redirect(token, odd)).json().error_code).toBe('invalid_request')
    expect((await redirect(token)).statusCode).toBe(200)
  })

  it('is deleted a day after its end', async () => {
    const token = await ownToken()
    vault.clock.now = new Date(start.getTime() + 5 * MINUTE_MS + 24 * 60 * MINUTE_MS)
    await vault.travelTokens.deleteExpired(vault.clock.now)
    expect(await codeOf(token)).toBe('unknown_token')
  })
})
