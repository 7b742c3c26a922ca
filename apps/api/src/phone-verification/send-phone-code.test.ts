import { locales } from '@amparo/rules/locale/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNREACHABLE_NUMBER } from '../platform/sms/embedded-sms.ts'
import { CELL, MINUTE, not, OTHER, type PhoneTest, startPhoneTest } from '../testing/phone-verification.ts'
import { CODE_MINUTES } from './phone-codes.ts'

let phones: PhoneTest
beforeAll(async () => {
  phones = await startPhoneTest()
})
beforeEach(() => phones.forgetAll())
afterAll(() => phones.api.stop())

describe('sending a code', () => {
  it('sends a cell phone a message with six digits [C-227, C-569, C-570]', async () => {
    expect(await phones.send()).toEqual({ status: 200, sent: true })
    expect(await phones.newest()).toMatchObject({
      kind: 'sms',
      recipient: CELL,
      text: expect.stringMatching(/\b\d{6}\b/),
    })
  })

  it('calls a home phone and reads the digits one by one [C-226]', async () => {
    expect(await phones.send({ phone_type: 'home' })).toMatchObject({ sent: true })
    const call = await phones.newest()
    expect(call).toMatchObject({ kind: 'call', recipient: CELL, text: expect.stringMatching(/\b\d(, \d){5}\b/) })
    const digits = call?.text.match(/\d/g)?.join('') as string
    expect(await phones.outcome(digits)).toBe('token')
  })

  it.each(locales)('uses the language %s, and names how long the code is valid', async (language_code) => {
    const code = await phones.sentCode({ language_code })
    const text = (await phones.newest())?.text as string
    expect(text).toBe(phones.api.areas.phoneVerification.codeMessage({ kind: 'sms', code, locale: language_code }))
    expect(text.replace(code, '')).toContain(String(CODE_MINUTES))
    expect(text.includes('is your code')).toBe(language_code.startsWith('en'))
  })

  it.each([
    ['a phone that cannot be reached', UNREACHABLE_NUMBER],
    ['a phone that no numbering plan knows [C-235]', '+9991234567'],
    ['a phone that begins with zero [C-235]', '+0511912345678'],
    ['a phone of six digits [C-235]', '+123456'],
  ])('answers for %s that nothing was sent [C-231]', async (_, phone_number) => {
    expect(await phones.send({ phone_number })).toEqual({ status: 200, sent: false })
    expect(await phones.newest()).toBeUndefined()
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
    ['an unknown language', { language_code: 'fr_FR' }],
  ])('refuses %s', async (_, change) => {
    expect(await phones.send(change)).toMatchObject({ status: 400, error_code: 'invalid_request' })
    expect(await phones.newest()).toBeUndefined()
  })

  it('locks the phone after five codes in ten minutes, and unlocks it later [C-231]', async () => {
    for (let time = 0; time < 5; time++) expect(await phones.send()).toMatchObject({ sent: true })
    phones.api.clock.time += 10 * MINUTE - 1
    expect(await phones.send()).toMatchObject({ status: 200, sent: false })
    expect(await phones.send({ phone_number: OTHER })).toMatchObject({ sent: true })
    phones.api.clock.time += 1
    expect(await phones.send()).toMatchObject({ sent: true })
  })

  it('doubles the wait for a phone after each further code, but never to a whole day [C-231]', async () => {
    for (let time = 0; time < 5; time++) expect(await phones.send()).toMatchObject({ sent: true })
    for (const minutes of [10, 20, 40, 80]) {
      phones.api.clock.time += minutes * MINUTE - 1
      expect(await phones.send()).toMatchObject({ sent: false })
      phones.api.clock.time += 1
      expect(await phones.send()).toMatchObject({ sent: true })
    }
  })

  it('sends at most five codes a day from one address to a phone, so that nobody can use up its codes [C-231]', async () => {
    const stranger = '10.77.7.8'
    for (let time = 0; time < 5; time++) expect(await phones.send({}, stranger)).toMatchObject({ sent: true })
    phones.api.clock.time += 10 * MINUTE
    expect(await phones.send({}, stranger)).toMatchObject({ sent: false })
    expect(await phones.send({ phone_number: OTHER }, stranger)).toMatchObject({ sent: true })
    expect(await phones.send()).toMatchObject({ sent: true })
    phones.api.clock.time += 24 * 60 * MINUTE
    expect(await phones.send({}, stranger)).toMatchObject({ sent: true })
  })

  it('counts a phone as one, however its number is written [C-231]', async () => {
    const withZero = { phone_number: CELL.replace('+55', '+550') }
    for (let time = 0; time < 4; time++) expect(await phones.send()).toMatchObject({ sent: true })
    const code = await phones.sentCode(withZero)
    expect((await phones.newest())?.recipient).toBe(CELL)
    expect(await phones.send(withZero)).toMatchObject({ sent: false })
    expect(await phones.outcome(not(code), withZero)).toBe('invalid_code')
    expect(await phones.outcome(code)).toBe('token')
    expect(await phones.tries()).toEqual([{ tries: 2 }])
  })

  it('locks at the same limit for parallel calls [C-231]', { tags: ['race'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => phones.send()))
    expect(answers.filter(({ sent }) => sent)).toHaveLength(5)
    expect(await phones.api.ports.outbox.list(20)).toHaveLength(5)
  })

  describe('locks the address', () => {
    const ADDRESS = '10.77.7.7'
    // Calls the function, not the route, because the route limits calls per minute.
    const newCodes = async (from: number, count: number) => {
      const asked = Array.from({ length: count }, (_, at) => ({
        phone: `+551190000${1000 + from + at}`,
        address: ADDRESS,
      }))
      const codes = await Promise.all(asked.map(phones.api.areas.phoneVerification.newCode))
      return codes.filter((code) => code !== null).length
    }

    it('after thirty codes in a day, also in parallel, with the answer of a locked phone, and unlocks it later', {
      tags: ['race'],
    }, async () => {
      expect(await newCodes(0, 20)).toBe(20)
      phones.api.clock.time += MINUTE
      expect(await newCodes(20, 20)).toBe(10)
      expect(await phones.send({}, ADDRESS)).toEqual({ status: 200, sent: false })
      expect(await phones.newest()).toBeUndefined()
      expect(await phones.send()).toMatchObject({ sent: true })
      phones.api.clock.time += (24 * 60 - 1) * MINUTE
      expect(await newCodes(40, 21)).toBe(20)
    })

    it('by codes that were sent, not by those that a locked phone did not get', async () => {
      for (let time = 0; time < 8; time++) await phones.send({}, ADDRESS)
      const count = 'SELECT cardinality(sent_at) AS sent FROM phone_code_addresses'
      expect(await phones.api.database.query(count)).toEqual([{ sent: 5 }, { sent: 5 }])
    })
  })

  it('keeps the current code valid while the phone is locked', async () => {
    let code = ''
    for (let time = 0; time < 5; time++) code = await phones.sentCode()
    expect(await phones.send()).toMatchObject({ sent: false })
    expect(await phones.outcome(code)).toBe('token')
  })

  it('fails if the message service fails, and does not log the message', async () => {
    const { send: working } = phones.api.ports.sms
    phones.api.ports.sms.send = ({ to, text }) => Promise.reject(new Error(`${to} ${text}`))
    const answer = await phones.send()
    phones.api.ports.sms.send = working
    expect(answer).toMatchObject({ status: 503, error_code: 'service_unavailable' })
    expect(phones.api.log.join('')).toContain('the message service failed')
    expect(phones.api.log.join('')).not.toMatch(/912345678|\b\d{6}\b(?= is your code)/)
  })
})
