import { Failure } from '@amparo/contract/failure'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inventNumber, MIGRATIONS, ORIGIN, openTestVault, type TestVault } from '../testing/vault.ts'

const URL_OF_TOKENS = '/api/cardholder/v1/token/'

let database: Database
let vault: TestVault
beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS)
})
beforeEach(async () => {
  await database.query('TRUNCATE cards, tokens, travel_document_tokens')
  vault = await openTestVault({ database })
})
afterEach(() => vault.close())
afterAll(() => database.close())

const post = (payload: string, headers: Record<string, string> = {}) =>
  vault.open.inject({
    method: 'POST',
    url: URL_OF_TOKENS,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    payload,
  })

const wrongAtTheEnd = (number: string) => number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)
const number = inventNumber(16, 123456789)

describe('the token call', () => {
  it.each([
    ['nothing [P-140]', ''],
    ['spaces only [P-140]', '   '],
    ['a wrong check digit [P-141]', wrongAtTheEnd(number)],
    ['13 digits [P-142]', inventNumber(13, 5)],
    ['17 digits [P-142]', inventNumber(17, 5)],
    ['letters [P-142]', `${number.slice(0, -1)}a`],
    ['other separators', number.replace(/(....)(?=.)/g, '$1.')],
  ])('refuses %s', async (_, text) => {
    const answer = await vault.createToken(text)
    expect([answer.statusCode, answer.json().error_code]).toEqual([422, 'invalid_card_number'])
    expect(await vault.database.query('SELECT 1 FROM cards')).toEqual([])
  })

  it.each([
    ['14 digits [P-142]', inventNumber(14, 5)],
    ['15 digits [P-142]', inventNumber(15, 5)],
    ['16 digits [P-142]', number],
    ['groups with spaces [P-143]', number.replace(/(....)(?=.)/g, '$1 ')],
    ['spaces anywhere [P-143]', ` ${[...number].join(' ')} `],
    ['dashes', number.replace(/(....)(?=.)/g, '$1-')],
  ])('accepts %s', async (_, text) => {
    expect((await vault.createToken(text)).statusCode).toBe(200)
  })

  it.each([
    ['malformed JSON', () => post(`{"card_number": "${number}`), 400, 'invalid_request'],
    ['no body', () => post(''), 400, 'invalid_request'],
    ['a number that is not a string', () => post('{"card_number": 1}'), 400, 'invalid_request'],
    ['41 characters', () => post(JSON.stringify({ card_number: ' '.repeat(41) })), 400, 'invalid_request'],
    ['an oversized body', () => post(JSON.stringify({ card_number: ' '.repeat(300_000) })), 413, 'body_too_large'],
    ['plain text', () => post(number, { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [
      'a form',
      () => post(`card_number=${number}`, { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    [
      'a foreign origin',
      () => vault.createToken(number, { headers: { origin: 'http://portal.test' } }),
      401,
      'unauthorized',
    ],
    ['the origin null', () => vault.createToken(number, { headers: { origin: 'null' } }), 401, 'unauthorized'],
    [
      'a longer origin',
      () => vault.createToken(number, { headers: { origin: `${ORIGIN}.evil.test` } }),
      401,
      'unauthorized',
    ],
    ['no origin', () => vault.createToken(number, { headers: { origin: '' } }), 401, 'unauthorized'],
  ])('refuses %s with the usual error, without repeating the input', async (_, send, status, code) => {
    const answer = await send()
    expect([answer.statusCode, answer.json().error_code]).toEqual([status, code])
    expect(z.safeParse(Failure, answer.json()).success).toBe(true)
    expect(answer.headers['x-request-id']).toBe(answer.json().request_id)
    expect(answer.body).not.toContain(number)
    expect(await vault.database.query('SELECT 1 FROM cards')).toEqual([])
  })

  it('allows thirty calls a minute from one address, and others are not affected', async () => {
    for (let time = 0; time < 30; time++) expect((await vault.createToken('1')).statusCode).toBe(422)
    const refused = await vault.createToken(number)
    expect([refused.statusCode, refused.json().error_code]).toEqual([429, 'too_many_requests'])
    expect(refused.headers['retry-after']).toBeDefined()

    expect((await vault.createToken(number, { from: '192.0.2.9' })).statusCode).toBe(200)
  })

  it('counts by the address that our proxy saw, not by one that a caller adds to the header', async () => {
    const behindProxy = await openTestVault({ database, proxies: 1 })
    const statusFrom = async (forwarded: string) =>
      (await behindProxy.createToken('1', { headers: { 'x-forwarded-for': forwarded } })).statusCode
    for (let time = 0; time < 30; time++) expect(await statusFrom(`198.51.100.${time}, 203.0.113.5`)).toBe(422)
    expect(await statusFrom('198.51.100.77, 203.0.113.5')).toBe(429)
    expect(await statusFrom('203.0.113.6')).toBe(422)
    await behindProxy.close()
  })
})
