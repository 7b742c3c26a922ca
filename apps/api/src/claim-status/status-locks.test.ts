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

describe('five failures in 15 minutes', () => {
  const miss = { claim_number: 'YYYYYYYYY', postal_code: '1' }

  it('lock an address, even for correct checks, until they are 15 minutes old, and are logged', async () => {
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

  it('lock a claim number for every address, whether or not the claim exists', async () => {
    for (const claim_number of ['XXXXXXXXX', numbers.bra]) {
      const body = { claim_number, country: 'CAN', postal_code: 'M5V 3L9' }
      for (let turn = 0; turn < 5; turn++) expect(await codeOf(api.check(body))).toBe('claim_not_found')
      expect(await codeOf(api.check({ claim_number, country: 'BRA' }))).toBe('too_many_tries')
    }
  })

  it('are counted correctly for parallel guesses on two replicas', async () => {
    const replicas = [await api.replica(), await api.replica()]
    const claim_number = await api.register('guessed', answersOf('62704', 'Whitfield'))
    const guesses = Array.from({ length: 40 }, (_, turn) =>
      replicas[turn % 2]?.({ claim_number, postal_code: String(10_000 + turn) }, `198.51.100.${turn}`),
    )
    const codes = (await Promise.all(guesses)).map((answer) => answer?.json().error_code)
    expect(codes.filter((code) => code === 'claim_not_found')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(35)
    for (const replica of replicas)
      expect(await codeOf(replica({ claim_number, postal_code: '62704' }, '198.51.100.99'))).toBe('too_many_tries')
  })

  it('do not include correct checks, and are stored without an address or a number', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => api.check(right(), '203.0.113.7')))
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    await api.check(wrong, '203.0.113.8')
    const rows = JSON.stringify(await api.database.query('SELECT * FROM status_check_failures'))
    for (const personal of ['203.0.113', 'ZZZZZZZZZ', numbers.usa]) expect(rows).not.toContain(personal)
    api.clock.time += 16 * MINUTE
    await api.check(right())
    expect(await api.database.query('SELECT * FROM status_check_failures')).toHaveLength(2)
  })
})
