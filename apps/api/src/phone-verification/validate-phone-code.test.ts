import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, not, OTHER, type PhoneDesk, startPhoneDesk } from '../testing/phone-verification.ts'

let desk: PhoneDesk
beforeAll(async () => {
  desk = await startPhoneDesk()
})
beforeEach(() => desk.forgetAll())
afterAll(() => desk.api.stop())

describe('validating a code', () => {
  it('gives a token for the right one [C-223, C-242, C-571, C-572]', async () => {
    expect(await desk.validate(await desk.sentCode())).toEqual({
      status: 200,
      token: expect.stringMatching(/^pv_[\w-]{43}$/),
    })
  })

  it.each([
    ['one that is wrong', (code: string) => not(code)],
    ['one that is too short', (code: string) => code.slice(0, 5)],
    ['letters', () => 'abcdef'],
    ['blanks', () => '      '],
    ['a zero byte', () => '\0'],
    [
      'digits of another script',
      (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string),
    ],
  ])('refuses %s [C-243]', async (_, wrong) => {
    expect(await desk.validate(wrong(await desk.sentCode()))).toMatchObject({ status: 422, error_code: 'invalid_code' })
  })

  it.each([
    ['no code [C-239]', { code: undefined }],
    ['an empty code [C-239]', { code: '' }],
    ['seven characters [C-240]', { code: '1234567' }],
    ['a code that is a number', { code: 123456 }],
    ['a phone without a plus [C-241]', { phone_number: '5511912345678' }],
    ['no phone', { phone_number: undefined }],
    ['no card', { pan_token: undefined }],
    ['a card that is none', { pan_token: 'pt_short' }],
  ])('refuses %s, and counts no try', async (_, change) => {
    const code = await desk.sentCode()
    expect(await desk.validate(code, change)).toMatchObject({ status: 400, error_code: 'invalid_request' })
    expect(await desk.tries()).toEqual([{ tries: 0 }])
  })

  it('refuses an unknown card, and counts no try', async () => {
    const code = await desk.sentCode()
    const unknown = { pan_token: `pt_${randomBytes(32).toString('base64url')}` }
    expect(await desk.validate(code, unknown)).toMatchObject({ status: 422, error_code: 'unable_to_verify_card' })
    expect(await desk.tries()).toEqual([{ tries: 0 }])
  })

  it('is unavailable while the vault is', async () => {
    const code = await desk.sentCode()
    desk.api.vault.isDown = true
    const fresh = { pan_token: `pt_${randomBytes(32).toString('base64url')}` }
    const answer = await desk.validate(code, fresh)
    desk.api.vault.isDown = false
    expect(answer).toMatchObject({ status: 503, error_code: 'service_unavailable' })
  })

  it.each([
    ['works until just before', 10 * MINUTE - 1, 'token'],
    ['is over after', 10 * MINUTE, 'invalid_code'],
  ])('%s ten minutes', async (_, wait, expected) => {
    const code = await desk.sentCode()
    desk.api.clock.time += wait
    expect(await desk.outcome(code)).toBe(expected)
  })

  it('takes the right code at the fifth try', async () => {
    const code = await desk.sentCode()
    expect(await desk.tryWrongly(4, code)).toEqual(Array(4).fill('invalid_code'))
    expect(await desk.outcome(code)).toBe('token')
  })

  it('takes no code after five tries, not even the right one [C-244]', async () => {
    const code = await desk.sentCode()
    expect(await desk.tryWrongly(5, code)).toEqual(Array(5).fill('invalid_code'))
    expect(await desk.validate(code)).toMatchObject({ status: 422, error_code: 'max_verify_attempts_reached' })
    expect(await desk.outcome(code)).toBe('max_verify_attempts_reached')
  })

  it('begins anew with a new code, and the old one is worth nothing', async () => {
    const old = await desk.sentCode()
    await desk.tryWrongly(6, old)
    const code = await desk.sentCode()
    if (old !== code) expect(await desk.outcome(old)).toBe('invalid_code')
    expect(await desk.outcome(code)).toBe('token')
  })

  it('counts two tries at once as two', async () => {
    const code = await desk.sentCode()
    await Promise.all([desk.outcome(not(code)), desk.outcome(not(code))])
    expect(await desk.tries()).toEqual([{ tries: 2 }])
  })

  it('lets five of twenty guesses at once count, and none after them [C-244]', async () => {
    const code = await desk.sentCode()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => desk.outcome(not(code))))
    expect(outcomes.filter((each) => each === 'invalid_code')).toHaveLength(5)
    expect(outcomes.filter((each) => each === 'max_verify_attempts_reached')).toHaveLength(15)
    expect(await desk.outcome(code)).toBe('max_verify_attempts_reached')
  })

  it('gives one token for one code, also to two at once', async () => {
    const code = await desk.sentCode()
    const outcomes = await Promise.all([desk.outcome(code), desk.outcome(code), desk.outcome(code)])
    expect(outcomes.toSorted()).toEqual(['invalid_code', 'invalid_code', 'token'])
  })

  it('does not take the code of another phone', async () => {
    const code = await desk.sentCode()
    expect(await desk.outcome(code, { phone_number: OTHER })).toBe('invalid_code')
  })

  it('answers for a phone that got no code as for one that did, with as many statements', async () => {
    const code = await desk.sentCode()
    const counted = async (change: object) => {
      let statements = 0
      const { transaction } = desk.api.database
      desk.api.database.transaction = (work) =>
        transaction((tx) =>
          work({
            query: (text, values) => {
              statements++
              return tx.query(text, values)
            },
          }),
        )
      const outcomes = await desk.tryWrongly(7, code, change)
      desk.api.database.transaction = transaction
      return { outcomes, statements }
    }
    const known = await counted({})
    expect(known.statements).toBe(7)
    expect(await counted({ phone_number: OTHER })).toEqual(known)
  })
})

it('takes twenty calls a minute from one address', async () => {
  const codes = new Set<string | undefined>()
  for (let call = 0; call < 22; call++) {
    const { error_code } = await desk.validate('1', {}, '192.0.2.1')
    codes.add(error_code)
  }
  expect([...codes]).toEqual(['invalid_code', 'max_verify_attempts_reached', 'too_many_requests'])
})
