import { beforeEach, describe, expect, it } from 'vitest'
import { OPERATOR_KEY } from '../testing/api.ts'
import { api, poll, receipt, serveApi, sound, submitted, withCity } from '../testing/submission.ts'

const DAY = 86_400_000
serveApi()

const numberOf = async (id: string) => (await poll(id)).result.response.claim_number as string
const pdf = async (id: string) =>
  (await api.app.inject({ url: `/api/cardholder/v1/claims/receipt/${id}/pdf` })).statusCode
const revoke = async (number: string, payload: object = {}) =>
  (
    await api.app.inject({
      method: 'POST',
      url: `/api/management/v1/claims/${number}/receipt/revoke/`,
      payload,
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
    })
  ).json()

describe('a receipt', () => {
  let start: number
  let claims = 0
  const sent = () => submitted(withCity(sound(), `City ${'ABCDEFG'[claims++]}`))
  beforeEach(() => {
    start ??= api.clock.time
    api.clock.time = start
  })

  it('opens for thirty days, as a page and as a PDF', async () => {
    const id = await sent()
    api.clock.time = start + 30 * DAY
    expect((await receipt(id)).pages.length).toBeGreaterThan(0)
    expect(await pdf(id)).toBe(200)
    api.clock.time += 1
    expect((await receipt(id)).error_code).toBe('receipt_expired')
    expect(await pdf(id)).toBe(422)
  })

  it('can be revoked by an operator, once, and other receipts still open', async () => {
    const [id, other] = [await sent(), await sent()]
    const number = await numberOf(id)
    const { events } = await revoke(number, { note: 'sent to the wrong address' })
    expect(events.at(-1)).toMatchObject({ kind: 'receipt_revoked', author: 'bootstrap' })
    expect((await receipt(id)).error_code).toBe('receipt_expired')
    expect(await pdf(id)).toBe(422)
    expect((await receipt(other)).claim_number).toBe(await numberOf(other))
    expect((await revoke(number)).error_code).toBe('already_revoked')
  })

  it.each([
    ['ZZZZZZZZZ', {}, 'unknown_claim'],
    ['ZZZZZZZZZ', { note: '4242 4242 4242 4242' }, 'invalid_request'],
    ['not a number', {}, 'invalid_request'],
  ])('is not revoked for %j %j: %s', async (number, payload, code) => {
    expect((await revoke(number, payload)).error_code).toBe(code)
  })
})
