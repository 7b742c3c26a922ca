import { CLAIMS_A_DAY } from '@amparo/rules/claims/claims-a-day'
import { describe, expect, it } from 'vitest'
import { callsAMinute, callsAMinuteOfOne } from '../platform/rate-limits.ts'
import {
  api,
  type Body,
  count,
  numbers,
  poll,
  serveApi,
  sound,
  submit,
  submitted,
  today,
  withCity,
} from '../testing/submission.ts'

serveApi()

const DAY = 86_400_000
/** Different claims of one card. */
const claims = (many: number, body = sound()) =>
  Array.from({ length: many }, (_, place) => withCity(body, `City ${place}`))
const codesOf = (answers: readonly { statusCode: number }[]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(answers, ({ statusCode }) => statusCode),
      ([code, all]) => [code, all.length],
    ),
  )

describe('a card', () => {
  it('can send exactly its daily number of claims in 50 parallel submits from 50 addresses, and the next a day later', {
    tags: ['race'],
  }, async () => {
    const before = await count()
    const many = claims(50)
    const answers = await Promise.all(many.map((body) => submit(body)))
    expect(codesOf(answers)).toEqual({ 200: CLAIMS_A_DAY, 429: 50 - CLAIMS_A_DAY })
    expect(await count()).toBe(before + CLAIMS_A_DAY)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().error_code).toBe('too_many_requests')
    expect(refused?.headers['retry-after']).toBe(String(DAY / 1000))

    const left = many[answers.findIndex(({ statusCode }) => statusCode === 429)] as Body
    api.clock.time += DAY - 1000
    const almost = await submit(left)
    expect([almost.statusCode, almost.headers['retry-after']]).toEqual([429, '1'])
    api.clock.time += 1000
    expect((await submit(left)).statusCode).toBe(200)
  })

  it('cannot send 2,000 claims in a minute, and another card can still send one', { tags: ['race'] }, async () => {
    const before = await count()
    const body = sound()
    const answers = []
    for (let place = 0; place < 2_000; place += 100) {
      const some = Array.from({ length: 100 }, (_, turn) => submit(withCity(body, `City ${place + turn}`)))
      answers.push(...(await Promise.all(some)))
    }
    expect(codesOf(answers)).toEqual({ 200: CLAIMS_A_DAY, 429: 2_000 - CLAIMS_A_DAY })
    await submitted(sound())
    expect(await count()).toBe(before + CLAIMS_A_DAY + 1)
  })

  it('has one limit for all its tokens', async () => {
    const body = sound()
    const { card_id } = (await api.areas.cards.find(body.pan_token)) ?? expect.fail('no card')
    for (const claim of claims(CLAIMS_A_DAY, body)) expect((await submit(claim)).statusCode).toBe(200)
    const pan_token = api.vault.tokenFor(numbers.usa, card_id)
    expect((await submit(withCity({ ...body, pan_token }, 'Elsewhere'))).statusCode).toBe(429)
  })

  it('that has reached its limit can still repeat a submit whose response was lost', async () => {
    const many = claims(CLAIMS_A_DAY)
    const first = (await submit(many[0] as Body)).json()
    for (const claim of many.slice(1)) await submit(claim)
    expect((await submit({ ...(many[0] as Body), language_code: 'es_LAC' })).json()).toEqual(first)
    expect((await poll(first.long_op_id)).error_code).toBeUndefined()
  })

  it('can repeat a claim, and have claims refused, without using up its limit', { tags: ['race'] }, async () => {
    const body = sound()
    for (let turn = 0; turn < CLAIMS_A_DAY; turn++)
      expect((await submit({ ...body, application: {} })).json().error_code).toBe('missing_fields')
    await Promise.all(Array.from({ length: CLAIMS_A_DAY }, () => submit(body)))
    const { card_id } = (await api.areas.cards.find(body.pan_token)) ?? expect.fail('no card')
    expect(await api.database.query('SELECT claims FROM claim_counts WHERE claimant_id = $1', [card_id])).toEqual([
      { claims: 1 },
    ])
  })
})

describe('too many calls', () => {
  const validate = (body: Body, remoteAddress: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/cardholder/v1/claims/questions/validate/',
      payload: { pan_token: body.pan_token, benefit_code: 'CDW', language_code: 'en_US', today, application: {} },
      remoteAddress,
    })

  it('from one card to check answers are refused whatever the address, with the time to wait', async () => {
    const body = sound()
    const answers = []
    for (let call = 0; call <= callsAMinuteOfOne.claim_checks; call++)
      answers.push(await validate(body, `10.4.${call >> 8}.${call & 255}`))
    expect(codesOf(answers)).toEqual({ 200: callsAMinuteOfOne.claim_checks, 429: 1 })
    expect(answers.at(-1)?.json().error_code).toBe('too_many_requests')
    expect(answers.at(-1)?.headers['retry-after']).toBe('60')
    expect((await validate(sound(), '10.4.0.1')).statusCode).toBe(200)
    api.clock.time += 60_000
    expect((await validate(body, '10.4.0.1')).statusCode).toBe(200)
  })

  it('from one address are refused whatever the card, and another address is not affected', async () => {
    const calls = Array.from({ length: callsAMinute.claim_submits + 1 }, () => ({ ...sound(), application: {} }))
    const answers = []
    for (const body of calls) answers.push(await submit(body, {}, '10.5.0.1'))
    expect(codesOf(answers)).toEqual({ 422: callsAMinute.claim_submits, 429: 1 })
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await submit(sound(), {}, '10.5.0.2')).statusCode).toBe(200)
  })
})
