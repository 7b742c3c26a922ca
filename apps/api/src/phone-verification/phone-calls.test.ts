import { randomBytes } from 'node:crypto'
import { locales } from '@amparo/rules/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNREACHABLE_NUMBER } from '../platform/sms/embedded-sms.ts'
import { demoCards, startTestApi, type TestApi } from '../test-api.ts'
import { CODE_MINUTES } from './phone-codes.ts'

const MINUTE = 60_000
const CELL = '+5511912345678'
const OTHER = '+5511987654321'

let api: TestApi
let panToken: string
let caller = 0
beforeAll(async () => {
  api = await startTestApi()
  panToken = api.vault.tokenFor(demoCards[0]?.number as string)
})
beforeEach(async () => {
  await api.services.database.query('TRUNCATE phone_codes, phone_tokens, outbox')
  api.log.length = 0
})
afterAll(() => api.stop())

/** Each call from an address of its own, so that only the limits of the phone count. */
async function post(path: string, payload: object, remoteAddress = `10.0.${++caller >> 8}.${caller & 255}`) {
  const url = `/api/cardholder/v1/phone_verification/${path}/`
  const answer = await api.app.inject({ method: 'POST', url, payload, remoteAddress })
  return { status: answer.statusCode, ...answer.json() }
}
const send = (change: object = {}) => post('send', { phone_type: 'cell', phone_number: CELL, ...change })
const validate = (code: string, change: object = {}) =>
  post('validate', { phone_number: CELL, code, pan_token: panToken, ...change })
const outcome = async (...given: Parameters<typeof validate>) => {
  const { error_code, token } = await validate(...given)
  return token ? 'token' : error_code
}

const newest = async () => (await api.services.outbox.list(1))[0]
async function sentCode(change: object = {}): Promise<string> {
  expect(await send(change)).toMatchObject({ sent: true })
  return (await newest())?.text.match(/\d{6}/)?.[0] as string
}
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
async function tryWrongly(times: number, code: string, change: object = {}) {
  const outcomes = []
  for (let time = 0; time < times; time++) outcomes.push(await outcome(not(code), change))
  return outcomes
}

describe('sending a code', () => {
  it('writes a cell phone a message with six digits [C-227, C-569, C-570]', async () => {
    expect(await send()).toEqual({ status: 200, sent: true })
    expect(await newest()).toMatchObject({ kind: 'sms', recipient: CELL, text: expect.stringMatching(/\b\d{6}\b/) })
  })

  it('calls a home phone and says the digits apart [C-226]', async () => {
    expect(await send({ phone_type: 'home' })).toMatchObject({ sent: true })
    const call = await newest()
    expect(call).toMatchObject({ kind: 'call', recipient: CELL, text: expect.stringMatching(/\b\d(, \d){5}\b/) })
    const digits = call?.text.match(/\d/g)?.join('') as string
    expect(await outcome(digits)).toBe('token')
  })

  it.each(locales)('speaks %s, and says how long the code works', async (language_code) => {
    const code = await sentCode({ language_code })
    const text = (await newest())?.text as string
    expect(text).toBe(api.services.phoneVerification.codeMessage({ kind: 'sms', code, locale: language_code }))
    expect(text.replace(code, '')).toContain(String(CODE_MINUTES))
    expect(text.includes('is your code')).toBe(language_code.startsWith('en'))
  })

  it.each([
    ['a phone that cannot be reached', UNREACHABLE_NUMBER],
    ['a phone that no numbering plan knows [C-235]', '+9991234567'],
    ['a phone that begins with zero [C-235]', '+0511912345678'],
    ['a phone of six digits [C-235]', '+123456'],
  ])('says of %s that nothing was sent [C-231]', async (_, phone_number) => {
    expect(await send({ phone_number })).toEqual({ status: 200, sent: false })
    expect(await newest()).toBeUndefined()
  })

  it.each([
    ['no plus [C-236, C-241]', { phone_number: '5511912345678' }],
    ['spaces in the phone [C-241]', { phone_number: '+55 11 91234 5678' }],
    ['a phone of 16 digits [C-235]', { phone_number: '+5511912345678901' }],
    ['a phone with a line break', { phone_number: `${CELL}\n` }],
    ['letters for a phone [C-235]', { phone_number: '+phone' }],
    ['a phone that is a number', { phone_number: 5511912345678 }],
    ['no phone [C-238]', { phone_number: undefined }],
    ['another type [C-237]', { phone_type: 'work' }],
    ['no type [C-238]', { phone_type: undefined }],
    ['a language that is none', { language_code: 'fr_FR' }],
  ])('refuses %s', async (_, change) => {
    expect(await send(change)).toMatchObject({ status: 400, error_code: 'invalid_request' })
    expect(await newest()).toBeUndefined()
  })

  it('locks the phone after five in ten minutes, and opens it then [C-231]', async () => {
    for (let time = 0; time < 5; time++) expect(await send()).toMatchObject({ sent: true })
    api.clock.time += 10 * MINUTE - 1
    expect(await send()).toMatchObject({ status: 200, sent: false })
    expect(await send({ phone_number: OTHER })).toMatchObject({ sent: true })
    api.clock.time += 1
    expect(await send()).toMatchObject({ sent: true })
  })

  it('locks the phone after ten in a day, and opens it then [C-231]', async () => {
    for (let time = 0; time < 10; time++) {
      expect(await send()).toMatchObject({ sent: true })
      api.clock.time += 10 * MINUTE
    }
    api.clock.time += (24 * 60 - 100) * MINUTE - 1
    expect(await send()).toMatchObject({ sent: false })
    api.clock.time += 1
    expect(await send()).toMatchObject({ sent: true })
    expect(await send()).toMatchObject({ sent: false })
  })

  it('locks no later when all calls come at once [C-231]', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()))
    expect(answers.filter(({ sent }) => sent)).toHaveLength(5)
    expect(await api.services.outbox.list(20)).toHaveLength(5)
  })

  it('keeps the code that works while the phone is locked', async () => {
    let code = ''
    for (let time = 0; time < 5; time++) code = await sentCode()
    expect(await send()).toMatchObject({ sent: false })
    expect(await outcome(code)).toBe('token')
  })

  it('fails as a whole when the message service does, without its words in the log', async () => {
    const { send: working } = api.services.sms
    api.services.sms.send = ({ to, text }) => Promise.reject(new Error(`${to} ${text}`))
    const answer = await send()
    api.services.sms.send = working
    expect(answer).toMatchObject({ status: 503, error_code: 'service_unavailable' })
    expect(api.log.join('')).toContain('the message service failed')
    expect(api.log.join('')).not.toMatch(/912345678|\b\d{6}\b(?= is your code)/)
  })
})

describe('validating a code', () => {
  it('gives a token for the right one [C-223, C-242, C-571, C-572]', async () => {
    expect(await validate(await sentCode())).toEqual({ status: 200, token: expect.stringMatching(/^pv_[\w-]{43}$/) })
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
    expect(await validate(wrong(await sentCode()))).toMatchObject({ status: 422, error_code: 'invalid_code' })
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
    const code = await sentCode()
    expect(await validate(code, change)).toMatchObject({ status: 400, error_code: 'invalid_request' })
    expect(await api.services.database.query('SELECT tries FROM phone_codes')).toEqual([{ tries: 0 }])
  })

  it('refuses an unknown card, and counts no try', async () => {
    const code = await sentCode()
    const unknown = { pan_token: `pt_${randomBytes(32).toString('base64url')}` }
    expect(await validate(code, unknown)).toMatchObject({ status: 422, error_code: 'unable_to_verify_card' })
    expect(await api.services.database.query('SELECT tries FROM phone_codes')).toEqual([{ tries: 0 }])
  })

  it('is unavailable while the vault is', async () => {
    const code = await sentCode()
    api.vault.isDown = true
    const fresh = { pan_token: `pt_${randomBytes(32).toString('base64url')}` }
    const answer = await validate(code, fresh)
    api.vault.isDown = false
    expect(answer).toMatchObject({ status: 503, error_code: 'service_unavailable' })
  })

  it.each([
    ['works until just before', 10 * MINUTE - 1, 'token'],
    ['is over after', 10 * MINUTE, 'invalid_code'],
  ])('%s ten minutes', async (_, wait, expected) => {
    const code = await sentCode()
    api.clock.time += wait
    expect(await outcome(code)).toBe(expected)
  })

  it('takes the right code at the fifth try', async () => {
    const code = await sentCode()
    expect(await tryWrongly(4, code)).toEqual(Array(4).fill('invalid_code'))
    expect(await outcome(code)).toBe('token')
  })

  it('takes no code after five tries, not even the right one [C-244]', async () => {
    const code = await sentCode()
    expect(await tryWrongly(5, code)).toEqual(Array(5).fill('invalid_code'))
    expect(await validate(code)).toMatchObject({ status: 422, error_code: 'max_verify_attempts_reached' })
    expect(await outcome(code)).toBe('max_verify_attempts_reached')
  })

  it('begins anew with a new code, and the old one is worth nothing', async () => {
    const old = await sentCode()
    await tryWrongly(6, old)
    const code = await sentCode()
    if (old !== code) expect(await outcome(old)).toBe('invalid_code')
    expect(await outcome(code)).toBe('token')
  })

  it('counts two tries at once as two', async () => {
    const code = await sentCode()
    await Promise.all([outcome(not(code)), outcome(not(code))])
    expect(await api.services.database.query('SELECT tries FROM phone_codes')).toEqual([{ tries: 2 }])
  })

  it('lets five of twenty guesses at once count, and none after them [C-244]', async () => {
    const code = await sentCode()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(not(code))))
    expect(outcomes.filter((each) => each === 'invalid_code')).toHaveLength(5)
    expect(outcomes.filter((each) => each === 'max_verify_attempts_reached')).toHaveLength(15)
    expect(await outcome(code)).toBe('max_verify_attempts_reached')
  })

  it('gives one token for one code, also to two at once', async () => {
    const code = await sentCode()
    const outcomes = await Promise.all([outcome(code), outcome(code), outcome(code)])
    expect(outcomes.toSorted()).toEqual(['invalid_code', 'invalid_code', 'token'])
  })

  it('does not take the code of another phone', async () => {
    const code = await sentCode()
    expect(await outcome(code, { phone_number: OTHER })).toBe('invalid_code')
  })

  it('answers for a phone that got no code as for one that did, with as many statements', async () => {
    const code = await sentCode()
    const counted = async (change: object) => {
      let statements = 0
      const { transaction } = api.services.database
      api.services.database.transaction = (work) =>
        transaction((tx) =>
          work({
            query: (text, values) => {
              statements++
              return tx.query(text, values)
            },
          }),
        )
      const outcomes = await tryWrongly(7, code, change)
      api.services.database.transaction = transaction
      return { outcomes, statements }
    }
    const known = await counted({})
    expect(known.statements).toBe(7)
    expect(await counted({ phone_number: OTHER })).toEqual(known)
  })
})

describe('what is left behind', () => {
  it('is neither phone nor code nor token: not in the log, not in the tables', async () => {
    const code = await sentCode()
    await tryWrongly(1, code)
    await send({ phone_number: `${CELL} ` })
    await validate(`${code}9`)
    const { token } = await validate(code)
    await outcome(code)
    const kept = await api.services.database.query(
      'SELECT row_to_json(c)::text AS row FROM phone_codes c UNION ALL SELECT row_to_json(t)::text FROM phone_tokens t',
    )
    expect(kept).toHaveLength(2)
    const written = [...api.log, ...kept.map(({ row }) => row)].join('\n')
    for (const canary of [CELL.slice(1), token, token.slice(3)]) expect(written).not.toContain(canary)
    // As a whole: a time of the log may hold the same six digits among its own.
    for (const typed of [code, not(code), `${code}9`]) expect(written).not.toMatch(new RegExp(`\\b${typed}\\b`))
  })

  it('is forgotten a day after it is over', async () => {
    await outcome('123456', { phone_number: OTHER })
    await validate(await sentCode())
    api.clock.time += (24 * 60 + 10) * MINUTE + 1
    await validate(await sentCode({ phone_number: '+16502530000' }), { phone_number: '+16502530000' })
    const left = await api.services.database.query('SELECT 1 FROM phone_codes UNION ALL SELECT 1 FROM phone_tokens')
    expect(left).toHaveLength(2)
  })
})

it('takes twenty calls a minute from one address', async () => {
  const codes = new Set<string | undefined>()
  for (let call = 0; call < 22; call++) {
    const { error_code } = await post('validate', { phone_number: CELL, code: '1', pan_token: panToken }, '192.0.2.1')
    codes.add(error_code)
  }
  expect([...codes]).toEqual(['invalid_code', 'max_verify_attempts_reached', 'too_many_requests'])
})
