import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, not, OTHER, type PhoneTest, startPhoneTest } from '../testing/phone-verification.ts'

let phones: PhoneTest
beforeAll(async () => {
  phones = await startPhoneTest()
})
beforeEach(() => phones.forgetAll())
afterAll(() => phones.api.stop())

describe('validating a code', () => {
  it('returns a token for the right code [C-223, C-242, C-571, C-572]', async () => {
    expect(await phones.validate(await phones.sentCode())).toEqual({
      status: 200,
      token: expect.stringMatching(/^pv_[\w-]{43}$/),
    })
  })

  it.each([
    ['a wrong code', (code: string) => not(code)],
    ['a code that is too short', (code: string) => code.slice(0, 5)],
    ['letters', () => 'abcdef'],
    ['blanks', () => '      '],
    ['a zero byte', () => '\0'],
    [
      'digits of another script',
      (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string),
    ],
  ])('refuses %s [C-243]', async (_, wrong) => {
    expect(await phones.validate(wrong(await phones.sentCode()))).toMatchObject({
      status: 422,
      error_code: 'invalid_code',
    })
  })

  it.each([
    ['no code [C-239]', { code: undefined }],
    ['an empty code [C-239]', { code: '' }],
    ['seven characters [C-240]', { code: '1234567' }],
    ['a code that is a number', { code: 123456 }],
    ['a phone without a plus [C-241]', { phone_number: '5511912345678' }],
    ['no phone', { phone_number: undefined }],
    ['no card', { pan_token: undefined }],
    ['an invalid card token', { pan_token: 'pt_short' }],
  ])('refuses %s, and does not count a try', async (_, change) => {
    const code = await phones.sentCode()
    expect(await phones.validate(code, change)).toMatchObject({ status: 400, error_code: 'invalid_request' })
    expect(await phones.tries()).toEqual([{ tries: 0 }])
  })

  it('refuses an unknown card, and does not count a try', async () => {
    const code = await phones.sentCode()
    const unknown = { pan_token: `pt_${randomBytes(32).toString('base64url')}` }
    expect(await phones.validate(code, unknown)).toMatchObject({ status: 422, error_code: 'unable_to_verify_card' })
    expect(await phones.tries()).toEqual([{ tries: 0 }])
  })

  it('is unavailable while the vault is down', async () => {
    const code = await phones.sentCode()
    phones.api.vault.isDown = true
    const fresh = { pan_token: `pt_${randomBytes(32).toString('base64url')}` }
    const answer = await phones.validate(code, fresh)
    phones.api.vault.isDown = false
    expect(answer).toMatchObject({ status: 503, error_code: 'service_unavailable' })
  })

  it.each([
    ['is valid until just before', 10 * MINUTE - 1, 'token'],
    ['is no longer valid after', 10 * MINUTE, 'invalid_code'],
  ])('%s ten minutes', async (_, wait, expected) => {
    const code = await phones.sentCode()
    phones.api.clock.time += wait
    expect(await phones.outcome(code)).toBe(expected)
  })

  it('accepts the right code at the fifth try', async () => {
    const code = await phones.sentCode()
    expect(await phones.tryWrongly(4, code)).toEqual(Array(4).fill('invalid_code'))
    expect(await phones.outcome(code)).toBe('token')
  })

  it('accepts no code after five tries, not even the right one [C-244]', async () => {
    const code = await phones.sentCode()
    expect(await phones.tryWrongly(5, code)).toEqual(Array(5).fill('invalid_code'))
    expect(await phones.validate(code)).toMatchObject({ status: 422, error_code: 'max_verify_attempts_reached' })
    expect(await phones.outcome(code)).toBe('max_verify_attempts_reached')
  })

  it('starts again with a new code, and the old one is no longer valid', async () => {
    const old = await phones.sentCode()
    await phones.tryWrongly(6, old)
    const code = await phones.sentCode()
    if (old !== code) expect(await phones.outcome(old)).toBe('invalid_code')
    expect(await phones.outcome(code)).toBe('token')
  })

  it('counts two parallel tries as two', { tags: ['race'] }, async () => {
    const code = await phones.sentCode()
    await Promise.all([phones.outcome(not(code)), phones.outcome(not(code))])
    expect(await phones.tries()).toEqual([{ tries: 2 }])
  })

  it('accepts only five of twenty parallel guesses, and none after them [C-244]', { tags: ['race'] }, async () => {
    const code = await phones.sentCode()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => phones.outcome(not(code))))
    expect(outcomes.filter((each) => each === 'invalid_code')).toHaveLength(5)
    expect(outcomes.filter((each) => each === 'max_verify_attempts_reached')).toHaveLength(15)
    expect(await phones.outcome(code)).toBe('max_verify_attempts_reached')
  })

  it('returns one token per code, also for two parallel calls', { tags: ['race'] }, async () => {
    const code = await phones.sentCode()
    const outcomes = await Promise.all([phones.outcome(code), phones.outcome(code), phones.outcome(code)])
    expect(outcomes.toSorted()).toEqual(['invalid_code', 'invalid_code', 'token'])
  })

  it('does not accept the code of another phone', async () => {
    const code = await phones.sentCode()
    expect(await phones.outcome(code, { phone_number: OTHER })).toBe('invalid_code')
  })

  it('answers the same for a phone without a code, with the same number of statements', async () => {
    const code = await phones.sentCode()
    const counted = async (change: object) => {
      let statements = 0
      const { transaction } = phones.api.database
      phones.api.database.transaction = (work) =>
        transaction((tx) =>
          work({
            query: (text, values) => {
              statements++
              return tx.query(text, values)
            },
          }),
        )
      const outcomes = await phones.tryWrongly(7, code, change)
      phones.api.database.transaction = transaction
      return { outcomes, statements }
    }
    const known = await counted({})
    expect(known.statements).toBe(7)
    expect(await counted({ phone_number: OTHER })).toEqual(known)
  })
})

it('allows twenty calls a minute from one address', async () => {
  const codes = new Set<string | undefined>()
  for (let call = 0; call < 22; call++) {
    const { error_code } = await phones.validate('1', {}, '192.0.2.1')
    codes.add(error_code)
  }
  expect([...codes]).toEqual(['invalid_code', 'max_verify_attempts_reached', 'too_many_requests'])
})
