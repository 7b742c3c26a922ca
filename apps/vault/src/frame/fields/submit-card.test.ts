import { submitPaymentCard } from '@amparo/contract/vault'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitCard } from './submit-card.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const card = { number: '5555 5555 5555 4444', expiry: '12/28', cvv: '123' }
const options = { name: 'Ada Winters', today: '2026-11-15' }
const source = {
  number: 'sim_succeeds.4444.1228.abc',
  expiry_month: 12,
  expiry_year: 2028,
  name: 'Ada Winters',
  cvv: 'provided',
}
const answers = (content: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(content, { status, headers: { 'x-request-id': 'r-1' } }))

describe('a payment card', () => {
  it('is posted to the vault with number, expiry, name, CVV and currency, and becomes a source [M-307] [M-309]', async () => {
    answers({ source })
    expect(await submitCard(card, options)).toEqual({ type: 'source', source })
    const [path, init] = fetched.mock.calls[0] ?? []
    expect([path, init?.method, init?.credentials]).toEqual([submitPaymentCard.path, submitPaymentCard.method, 'omit'])
    expect(JSON.parse(String(init?.body))).toEqual({
      number: '5555555555554444',
      expiry_month: '12',
      expiry_year: '2028',
      name: 'Ada Winters',
      cvv: '123',
      currency: 'USD',
    })
  })

  it.each([
    ['invalid_card_number', { number: '5555 5555 5555 4445' }],
    ['not_mastercard', { number: '4242 4242 4242 4242' }],
    ['invalid_expiry', { expiry: '10/26' }],
    ['invalid_cvv', { cvv: '12' }],
  ])('that is wrong goes nowhere: %s [M-169]', async (code, wrong) => {
    expect(await submitCard({ ...card, ...wrong }, options)).toEqual({ type: 'failed', code, request_id: null })
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['any status but 200', { source }, 201, 'unexpected_answer'],
    ['a refusal', { error_code: 'card_refused' }, 422, 'card_refused'],
    ['an answer without a source', {}, 200, 'unexpected_answer'],
    ['nothing', null, 200, 'unexpected_answer'],
    ['a source with a card number', { source: { ...source, number: '5555555555554444' } }, 200, 'unexpected_answer'],
    ['a source without an expiry', { source: { ...source, expiry_year: '28' } }, 200, 'unexpected_answer'],
  ])('fails with %s [M-308]', async (_, content, status, code) => {
    answers(content, status)
    expect(await submitCard(card, options)).toEqual({ type: 'failed', code, request_id: 'r-1' })
  })

  it('hands on nothing but the fields of the contract', async () => {
    answers({ source: { ...source, cvv: '123', pan: '5555555555554444' } })
    expect(await submitCard(card, options)).toEqual({ type: 'source', source })
  })
})
