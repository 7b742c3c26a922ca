import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CELL, MINUTE, not, OTHER, type PhoneTest, startPhoneTest } from '../testing/phone-verification.ts'

let phones: PhoneTest
beforeAll(async () => {
  phones = await startPhoneTest()
})
beforeEach(() => phones.forgetAll())
afterAll(() => phones.api.stop())

describe('the stored data', () => {
  it('includes no phone number, code or token, in the log or in the tables', async () => {
    const code = await phones.sentCode()
    await phones.tryWrongly(1, code)
    await phones.send({ phone_number: `${CELL} ` })
    await phones.validate(`${code}9`)
    const { token } = await phones.validate(code)
    await phones.outcome(code)
    const kept = await phones.api.database.query(
      `SELECT row_to_json(c)::text AS row FROM phone_codes c UNION ALL SELECT row_to_json(t)::text FROM phone_tokens t
       UNION ALL SELECT row_to_json(a)::text FROM phone_code_addresses a`,
    )
    expect(kept).toHaveLength(4)
    expect(kept.map(({ row }) => row).join()).not.toMatch(/\b10\.0\.\d/)
    expect(phones.api.log.length).toBeGreaterThan(5)
    const written = [...phones.api.log, ...kept.map(({ row }) => row)].join('\n')
    for (const canary of [CELL.slice(1), token, token.slice(3)]) expect(written).not.toContain(canary)
    // As a whole word, because a timestamp in the log may contain the same six digits.
    for (const typed of [code, not(code), `${code}9`]) expect(written).not.toMatch(new RegExp(`\\b${typed}\\b`))
  })

  it('is deleted a day after its end', async () => {
    await phones.outcome('123456', { phone_number: OTHER })
    await phones.validate(await phones.sentCode())
    phones.api.clock.time += (24 * 60 + 10) * MINUTE + 1
    await phones.validate(await phones.sentCode({ phone_number: '+16502530000' }), { phone_number: '+16502530000' })
    await phones.api.areas.phoneVerification.deleteExpired()
    const left = await phones.api.database.query(
      'SELECT 1 FROM phone_codes UNION ALL SELECT 1 FROM phone_tokens UNION ALL SELECT 1 FROM phone_code_addresses',
    )
    expect(left).toHaveLength(4)
  })
})
