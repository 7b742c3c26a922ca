import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answersOf, type ClaimsTest, startClaimsTest } from '../testing/claims.ts'

const MINUTE = 60_000
let api: ClaimsTest
const numbers: Record<string, string> = {}
beforeAll(async () => {
  api = await startClaimsTest()
  numbers.usa = await api.register('usa', { ...answersOf('62704', 'Whitfield'), date_of_loss: '2026-10-02' })
  numbers.aus = await api.register('aus', { country: 'AUS', ...answersOf('2000', 'Nguyễn') })
  numbers.bra = await api.register('bra', { country: 'BRA', ...answersOf('01310100', 'Prado') })
  numbers.twn = await api.register('twn', { country: 'TWN', ...answersOf('100', '林') })
  numbers.erased = await api.register('erased', { country: 'BRA', ...answersOf('01310100', 'Prado') })
  await api.eraseClaim(numbers.erased)
})
afterAll(() => api.stop())
// Clears earlier failures; the locks have their own tests.
beforeEach(() => {
  api.clock.time += 16 * MINUTE
})

const wrong = { claim_number: 'ZZZZZZZZZ', postal_code: '62704' }
const right = () => ({ claim_number: numbers.usa, postal_code: '62704' })
const codeOf = async (answer: ReturnType<ClaimsTest['check']>) => (await answer).json().error_code

describe('a successful check', () => {
  it('returns the history of the claim, its benefit and its loss [C-245, C-558, C-559, C-262, C-263, C-266]', async () => {
    const answer = await api.check(right())
    expect(answer.json()).toMatchObject({
      claim_number: numbers.usa,
      benefit_code: 'CDW',
      status: 'open',
      date_of_loss: '2026-10-02',
      is_own_card: false,
      statuses: [
        { status: 'open', step: 'current', name: 'Received', happened_at: '2026-11-15T12:00:00.000Z' },
        { status: 'in_review', step: 'next', name: 'Review', happened_at: null },
        { status: 'approved', step: 'next', name: 'Decision' },
        { status: 'paid', step: 'next', name: 'Payment' },
      ],
    })
    for (const { status_description } of answer.json().statuses) expect(status_description).not.toBe('')
    expect(answer.json().status_token).toMatch(/^cs_[\w-]{43}$/)
  })

  it.each([
    ['a ZIP code with the four more digits', { claim_number: 'usa', postal_code: '６２７０４-1234' }],
    ['a surname without its accents, in Australia', { claim_number: 'aus', country: 'AUS', sur_name: ' NGUYEN' }],
    ['the number alone, in Brazil', { claim_number: 'bra', country: 'BRA' }],
  ])('may be made with %s [C-255, C-256]', async (_, { claim_number, ...body }) => {
    const answer = await api.check({ ...body, claim_number: numbers[claim_number] })
    expect(answer.json().claim_number).toBe(numbers[claim_number])
  })

  it('needs no surname in Australia while the flag is off [C-258, C-X51]', async () => {
    await api.areas.featureFlags.set('ap_claim_status_check', 'off', 'rosa')
    expect(await codeOf(api.check({ claim_number: numbers.aus, country: 'AUS' }))).toBeUndefined()
    await api.areas.featureFlags.set('ap_claim_status_check', 'on', 'rosa')
    expect(await codeOf(api.check({ claim_number: numbers.aus, country: 'AUS' }))).toBe('claim_not_found')
  })

  it('recognizes the card of the claim, and works while the vault is down [C-559, C-X12]', async () => {
    const pan_token = api.vault.tokenFor('9840 0210 6446 4051')
    const card = await api.areas.cards.find(pan_token)
    const card_id = card?.card_id ?? ''
    const claim_number = await api.register('own', { ...answersOf('62704', 'Whitfield'), card_id })
    const asked = { claim_number, postal_code: '62704' }
    expect((await api.check({ ...asked, pan_token })).json().is_own_card).toBe(true)
    const other = api.vault.tokenFor('9840 0210 6446 4051')
    expect((await api.check({ ...asked, pan_token: other })).json().is_own_card).toBe(false)
    api.vault.isDown = true
    const unknown = api.vault.tokenFor('9840 0210 6446 4051')
    expect((await api.check({ ...asked, pan_token: unknown })).json().is_own_card).toBe(false)
    api.vault.isDown = false
  })
})

describe('a failed check', () => {
  it('gets the same bytes, whatever the reason [C-595]', async () => {
    const inputs = [
      wrong,
      { ...right(), postal_code: '62705' },
      { ...right(), postal_code: '' },
      { claim_number: numbers.usa },
      { ...right(), country: 'CAN' },
      { ...right(), country: 'AUS', sur_name: 'Whitfield' },
      { ...right(), country: 'BRA' },
      { ...right(), country: 'ZZZ' },
      { claim_number: numbers.aus, country: 'AUS', sur_name: 'Nguyen Van' },
      { claim_number: numbers.aus, country: 'AUS', sur_name: '-' },
      { claim_number: numbers.aus, country: 'AUS', postal_code: '2000' },
      { claim_number: numbers.twn, country: 'TWN', sur_name: '林' },
      { claim_number: numbers.erased, country: 'BRA' },
    ]
    const answers = new Set<string>()
    for (const input of inputs) {
      api.clock.time += 16 * MINUTE
      const { statusCode, body, headers } = await api.check(input)
      const { date: _, 'x-request-id': id, ...others } = headers
      answers.add(JSON.stringify([statusCode, body.replaceAll(String(id), 'id'), others]))
    }
    expect([...answers]).toEqual([expect.stringContaining('claim_not_found')])
  })

  it('runs the same queries for a wrong number and a wrong postal code', async () => {
    const { database } = api
    const asked = async (body: object) => {
      const texts: string[] = []
      const { transaction, query } = database
      database.query = ((text: string, values: unknown[]) => {
        texts.push(text)
        return query(text, values)
      }) as typeof query
      database.transaction = ((work: (tx: object) => Promise<unknown>) =>
        transaction((tx) =>
          work({
            query: (text: string, values: unknown[]) => {
              texts.push(text)
              return tx.query(text, values)
            },
          }),
        )) as typeof transaction
      await api.check(body as never)
      Object.assign(database, { transaction, query })
      return texts.filter((text) => !text.includes('jobs.'))
    }
    const number = await asked(wrong)
    expect(await asked({ ...right(), postal_code: '1' })).toEqual(number)
    // The flag, the lock, the claim and the count.
    expect(number).toHaveLength(4)
  })
})

it('stores a token as a hash only, for 30 minutes', async () => {
  const { status_token } = (await api.check(right())).json()
  expect(JSON.stringify(await api.database.query('SELECT * FROM status_tokens'))).not.toContain(status_token)
  const find = () => api.areas.claimStatus.tokens.findClaimId(status_token, api.clock.now())
  api.clock.time += 30 * MINUTE - 1
  expect(await find()).toEqual(expect.any(String))
  api.clock.time += 1
  expect(await find()).toBeNull()
  await api.areas.claimStatus.deleteExpired()
  expect(await api.database.query('SELECT 1 FROM status_tokens WHERE expires_at <= $1', [api.clock.now()])).toEqual([])
})
