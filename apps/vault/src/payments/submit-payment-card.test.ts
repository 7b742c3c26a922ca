import { testCards } from '@amparo/contract/test-cards'
import { submitPaymentCard } from '@amparo/contract/vault'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aPaymentCard, openTestVault, PORTAL, type TestVault } from '../testing/vault.ts'

let vault: TestVault
beforeAll(async () => {
  vault = await openTestVault()
})
afterAll(() => vault.close())

let callers = 0
/** Each from another address, so that the limit counts none of them. */
const submit = (card: object = {}) => vault.submitCard(card, { from: `192.0.2.${++callers}` })

describe('a payment card', () => {
  it('becomes a source with a reference instead of the number [M-307] [M-308] [M-309] [M-175]', async () => {
    const answer = await submit({ name: '  Ada Winters ' })
    expect(answer.statusCode).toBe(200)
    expect(z.parse(submitPaymentCard.answer, answer.json())).toEqual({
      source: {
        number: expect.stringMatching(/^sim_succeeds\.4444\.1228\.[\w-]{16}$/),
        expiry_month: 12,
        expiry_year: 2028,
        name: 'Ada Winters',
        cvv: 'provided',
      },
    })
  })

  it.each(testCards)('$number has the documented outcome: $shows', async ({ number, outcome }) => {
    const answer = (await submit({ number })).json()
    if (outcome === 'unavailable') expect(answer.error_code).toBe('processor_unavailable')
    else expect(answer.source.number).toMatch(new RegExp(`^sim_${outcome}\\.${number.slice(-4)}\\.1228\\.`))
  })

  it.each([
    ['invalid_card_number', { number: '5555555555554445' }],
    ['invalid_card_number', { number: '' }],
    ['not_mastercard', { number: '4242424242424242' }],
    ['invalid_expiry', { expiry_month: '13' }],
    ['invalid_expiry', { expiry_month: '10', expiry_year: '2026' }],
    ['invalid_expiry', { expiry_year: '' }],
    ['invalid_cvv', { cvv: '12' }],
    ['invalid_cvv', { cvv: 'abc' }],
    ['card_refused', { number: '5200828282828210' }],
    ['invalid_request', { currency: 'EUR' }],
    ['invalid_request', { name: ' ' }],
    ['invalid_request', { name: 'x'.repeat(101) }],
    ['invalid_request', { number: { digits: '5555555555554444' } }],
  ])('is refused with %s: %j [M-169]', async (code, wrong) => {
    const answer = await submit(wrong)
    expect([answer.statusCode === 200, answer.json().error_code]).toEqual([false, code])
  })

  it('is valid until its month has ended everywhere', async () => {
    const november = { expiry_month: '11', expiry_year: '2026' }
    vault.clock.now = new Date('2026-12-01T11:59:00Z')
    expect((await submit(november)).statusCode).toBe(200)
    vault.clock.now = new Date('2026-12-01T12:00:00Z')
    expect((await submit(november)).json().error_code).toBe('invalid_expiry')
    vault.clock.now = new Date('2026-11-15T10:00:00Z')
  })

  it('is taken from the vault’s own frames only', async () => {
    for (const origin of [PORTAL, 'http://evil.test', 'null']) {
      const answer = await vault.submitCard({}, { headers: { origin }, from: `192.0.2.${++callers}` })
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([401, undefined])
    }
  })

  it('cannot be tried out one after the other: ten a minute from one address', async () => {
    const from = '198.51.100.7'
    for (let count = 0; count < 10; count++) expect((await vault.submitCard({}, { from })).statusCode).toBe(200)
    expect((await vault.submitCard({}, { from })).json().error_code).toBe('too_many_requests')
  })

  it('goes nowhere where nobody processes payments', async () => {
    const other = await openTestVault({ database: vault.database, processor: null })
    expect((await other.submitCard(aPaymentCard)).json().error_code).toBe('processor_unavailable')
    await other.close()
  })
})
