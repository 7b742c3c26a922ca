import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answersOf, type ClaimsTest, startClaimsTest } from '../testing/claims.ts'

const MINUTE = 60_000
let api: ClaimsTest
const numbers: Record<string, string> = {}
beforeAll(async () => {
  api = await startClaimsTest()
  numbers.usa = await api.register('usa', answersOf('62704', 'Whitfield'))
  numbers.bra = await api.register('bra', { country: 'BRA', ...answersOf('01310100', 'Prado') })
})
afterAll(() => api.stop())
beforeEach(() => {
  api.clock.time += 16 * MINUTE
})

const wrong = { claim_number: 'ZZZZZZZZZ', postal_code: '62704' }
const right = () => ({ claim_number: numbers.usa, postal_code: '62704' })
const codeOf = async (answer: ReturnType<ClaimsTest['check']>) => (await answer).json().error_code

describe('wrong checks', () => {
  const miss = { claim_number: 'YYYYYYYYY', postal_code: '1' }

  it('lock an address after five of them, even for correct checks, until they are 15 minutes old, and are logged', async () => {
    const address = '192.0.2.1'
    for (let turn = 0; turn < 5; turn++)
      expect(await codeOf(api.check({ ...miss, claim_number: `Y${turn}` }, address))).toBe('claim_not_found')
    expect(await codeOf(api.check(right(), address))).toBe('too_many_tries')
    expect(await codeOf(api.check(right()))).toBeUndefined()

    api.clock.time += 15 * MINUTE - 1
    expect(await codeOf(api.check(right(), address))).toBe('too_many_tries')
    api.clock.time += 1
    expect(await codeOf(api.check(right(), address))).toBeUndefined()

    const lines = api.log.filter((line) => line.includes('status check locked'))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ level: 40, key: expect.stringMatching(/^[\w-]{43}$/) })
      expect(line).not.toMatch(/192\.0\.2\.1|62704/)
    }
  })

  it('by a stranger do not lock out the owner at another address', async () => {
    for (const address of ['192.0.2.11', '192.0.2.12'])
      for (let turn = 0; turn < 8; turn++) await api.check({ ...right(), postal_code: `1000${turn}` }, address)
    expect(await codeOf(api.check(right(), '192.0.2.11'))).toBe('too_many_tries')
    api.clock.time += MINUTE
    expect(await codeOf(api.check(right(), '192.0.2.13'))).toBeUndefined()
  })

  it('by many strangers make a claim wait longer and longer, whether or not it exists', async () => {
    let stranger = 0
    const guess = (claim_number = '') =>
      codeOf(api.check({ claim_number, country: 'CAN', postal_code: 'M5V 3L9' }, `198.51.100.${++stranger}`))
    for (const claim_number of ['XXXXXXXXX', numbers.bra]) {
      for (let turn = 0; turn < 10; turn++) expect(await guess(claim_number)).toBe('claim_not_found')
      for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
        api.clock.time += seconds * 1_000 - 1
        expect(await guess(claim_number)).toBe('too_many_tries')
        api.clock.time += 1
        expect(await guess(claim_number)).toBe('claim_not_found')
      }
    }
  })

  it('are counted correctly for parallel guesses on two replicas', { tags: ['race'] }, async () => {
    const replicas = [await api.replica(), await api.replica()]
    const claim_number = await api.register('guessed', answersOf('62704', 'Whitfield'))
    const guesses = Array.from({ length: 40 }, (_, turn) =>
      replicas[turn % 2]?.({ claim_number, postal_code: String(10_000 + turn) }, `203.0.113.${100 + turn}`),
    )
    const codes = (await Promise.all(guesses)).map((answer) => answer?.json().error_code)
    expect(codes.filter((code) => code === 'claim_not_found')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(30)
    for (const replica of replicas)
      expect(await codeOf(replica({ claim_number, postal_code: '62704' }, '203.0.113.99'))).toBe('too_many_tries')
  })

  it('do not include correct checks, and are stored without an address or a number', { tags: ['race'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => api.check(right(), '203.0.113.7')))
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    await api.check(wrong, '203.0.113.8')
    const rows = JSON.stringify(await api.database.query('SELECT * FROM status_check_failures'))
    for (const personal of ['203.0.113', 'ZZZZZZZZZ', numbers.usa]) expect(rows).not.toContain(personal)
    api.clock.time += 24 * 60 * MINUTE + 1
    await api.check(right(), '203.0.113.7')
    await api.areas.claimStatus.deleteExpired()
    expect(await api.database.query('SELECT * FROM status_check_failures')).toHaveLength(2)
  })
})
