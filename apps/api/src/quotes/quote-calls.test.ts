import { describe, expect, it } from 'vitest'
import { address, ask, holder, payment, quote, request } from '../testing/policies/buy.ts'
import { bearer, market, openMarketplace } from '../testing/policies/marketplace.ts'

openMarketplace()

const create = (change: object = {}) => ask(market, 'POST /quote/', { bearer, payload: { ...request, ...change } })
const details = async (id: string) => (await ask(market, `GET /quote/${id}/details/`, { bearer })).body

describe('a new quote', () => {
  it('has an id, and the details of a policy that is not bought [M-076, M-251, M-294, M-295]', async () => {
    const { body } = await create()
    expect(await details(body.id)).toMatchObject({
      id: body.id,
      number: null,
      status_code: 'initializing',
      effective_date: '2026-11-15',
      out_of_force_date: null,
      product: 'ADD',
      product_display: 'AD&D Coverage',
      next_payment: null,
      card: null,
      quote_expires_on: '2026-12-15',
      cancel_rewrite_policy_id: null,
    })
  })

  it('carries what the form sent, in the specification’s words [M-081, M-083, M-084, M-085, M-252, M-255, M-256, M-257, M-258, M-259, M-260, M-261, M-263, M-341]', async () => {
    const body = await details(await quote(market, bearer))
    expect(body).toMatchObject({
      total_premium: 75.6,
      monthly_quote_amount: 6.3,
      monthly_premium: 6.3,
      payment_plan: 'monthly',
      geographic_location: { ...address, time_zone_id: 'America/New_York' },
      assessment_results: [],
    })
    expect(body.parties).toEqual([
      {
        id: 'primary',
        ...holder,
        insured_type: 'primary_named_insured',
        is_primary_insured: true,
        meta_serialization_type: 'person',
        communications: [{ type: 'EMAIL', value: 'dana@mail.example' }],
        relation: null,
        assessment_results: [],
        geographic_location: { ...address, time_zone_id: 'America/New_York' },
      },
    ])
    expect(body.coverages).toEqual([
      {
        id: 'ADD',
        name: 'AD&D',
        maximum_per_claim_amount: 100_000,
        deductible_amount: null,
        coinsurance_percentage: null,
        level_id: 'ADD-100000',
        deductible_id: null,
        coinsurance_id: null,
      },
    ])
  })

  it('has no gender in New York, and needs one elsewhere [M-X42]', async () => {
    const { gender: _, ...nobody } = holder
    const newYork = { ...address, state: 'NY', municipality_name: 'Albany', postal_code: '12207' }
    const id = await quote(market, bearer, { policy_holder: holder, address: newYork })
    expect((await details(id)).parties[0].gender).toBeNull()
    expect((await create({ policy_holder: nobody, address: newYork })).status).toBe(200)
    expect((await create({ policy_holder: nobody })).body.problems).toEqual([
      { path: 'body.gender', code: 'gender_missing' },
    ])
  })

  it('is tidied: names and lines have no spaces around them', async () => {
    const id = await quote(market, bearer, {
      policy_holder: { ...holder, first_name: ' Dana ' },
      address: { ...address, line_2_address: ' ' },
    })
    const body = await details(id)
    expect(body.parties[0].first_name).toBe('Dana')
    expect(body.geographic_location.line_2_address).toBeNull()
  })

  it.each([
    ['in a state without policies', { address: { ...address, state: 'TX' } }, 'state_unavailable'],
    ['under age', { policy_holder: { ...holder, birthdate: '2008-11-16' } }, 'unable_to_quote'],
    [
      'at an address that is nowhere',
      { address: { ...address, postal_code: '00001' } },
      'invalid_geographical_location',
    ],
    ['for a policy of nobody', { cancel_rewrite_policy_id: crypto.randomUUID() }, 'policy_not_replaceable'],
  ])('is refused %s, and nothing is stored [M-X47]', async (_, change, code) => {
    const count = async () => (await market.database.query('SELECT id FROM policies')).length
    const before = await count()
    const { status, body } = await create(change)
    expect([status, body.error_code]).toEqual([422, code])
    expect(await count()).toBe(before)
  })

  it('is for somebody who turns 18 today in New York [M-X53]', async () => {
    const time = market.clock.time
    market.clock.time = Date.parse('2026-11-15T04:30:00Z')
    const born = { policy_holder: { ...holder, birthdate: '2008-11-15' } }
    expect((await create(born)).body.error_code).toBe('unable_to_quote')
    market.clock.time = time
    expect((await create(born)).status).toBe(200)
  })

  it.each([
    ['an address with a control character', { email: 'dana\u0001@mail.example' }],
    ['a name of digits', { policy_holder: { ...holder, first_name: '4444' } }],
    ['no name', { policy_holder: { ...holder, last_name: ' ' } }],
    ['a birthdate in another form', { policy_holder: { ...holder, birthdate: '04/12/1986' } }],
    ['a birthdate of long ago', { policy_holder: { ...holder, birthdate: '1905-11-14' } }],
    ['a gender that is not asked for', { policy_holder: { ...holder, gender: 'X' } }],
    ['a state that does not exist', { address: { ...address, state: 'ZZ' } }],
    ['no city', { address: { ...address, municipality_name: '' } }],
    ['a ZIP code with letters', { address: { ...address, postal_code: '4300A' } }],
    ['two addresses', { email: 'a@b.example, c@d.example' }],
    ['a forged policy to replace', { cancel_rewrite_policy_id: '1 OR 1=1' }],
  ])('is refused with %s, without repeating it', async (_, change) => {
    const { status, body } = await create(change)
    expect([status, body.error_code]).toEqual([400, 'invalid_request'])
    expect(JSON.stringify(body)).not.toMatch(/4444|1986|1905|4300A|b\.example/)
  })

  it('can replace a policy of the same person, and says so [M-082]', async () => {
    const first = await quote(market, bearer)
    const replacing = { cancel_rewrite_policy_id: first }
    expect((await create(replacing)).body.error_code).toBe('policy_not_replaceable')
    await ask(market, `POST /quote/${first}/purchase/`, { bearer, payload: payment() })
    const second = await quote(market, bearer, replacing)
    expect((await details(second)).cancel_rewrite_policy_id).toBe(first)
    const other = market.person()
    const { body } = await ask(market, 'POST /quote/', { bearer: other, payload: { ...request, ...replacing } })
    expect(body.error_code).toBe('policy_not_replaceable')
  })
})
