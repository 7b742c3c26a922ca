import { beforeEach, describe, expect, it } from 'vitest'
import { address, ask, holder, medical, payment, quote, update } from '../testing/policies/buy.ts'
import { bearer, market, openMarketplace } from '../testing/policies/marketplace.ts'

openMarketplace()

let id: string
beforeEach(async () => {
  id = await quote(market, bearer)
})
const change = (payload: object, of = id) =>
  ask(market, `PUT /quote/${of}/`, { bearer, payload: { ...update, ...payload } })

const details = async () => (await ask(market, `GET /quote/${id}/details/`, { bearer })).body

const spouse = { first_name: 'Sol', last_name: 'Quill', birthdate: '1985-01-01' }
const child = { first_name: 'Kit', last_name: 'Quill', birthdate: '2019-02-03' }
const illness = { id: 'CI', level_id: 'CI-10000' }

describe('a change of a quote', () => {
  it.each([
    ['individual', {}, 6.3],
    ['individual+spouse', { spouse }, 11.31],
    ['individual+children', { children: [child] }, 10.63],
    ['family', { spouse, children: [child] }, 17.31],
  ])('%s has its price in the answer [M-132, M-133, M-134, M-135, M-296, M-342]', async (_, insured, price) => {
    const { status, body } = await change(insured)
    expect(status).toBe(200)
    expect(body).toMatchObject({ monthly_quote_amount: price, monthly_premium: price })
    expect((await ask(market, `GET /quote/${id}/details/`, { bearer })).body).toEqual(body)
  })

  it('is refused after a thousand versions, which are all stored', async () => {
    await market.database.query('UPDATE policies SET version = 999 WHERE id = $1', [id])
    expect((await change({})).status).toBe(200)
    expect(await change({ spouse })).toMatchObject({ status: 429, body: { error_code: 'too_many_requests' } })
    expect((await ask(market, `GET /quote/${id}/details/`, { bearer })).status).toBe(200)
  })

  it('is stored whole [M-129, M-136, M-137, M-138, M-139, M-140, M-141, M-258, M-262, M-263, M-264, M-265, M-266, M-X18]', async () => {
    const { body } = await change({
      effective_date: '2026-12-15',
      beneficiary: 'spouse',
      spouse,
      children: [child],
      coverages: [medical, illness],
      smokes_yn: true,
    })
    expect(body).toMatchObject({
      effective_date: '2026-12-15',
      assessment_results: [
        { code: 'Beneficiary Selection', value: 'spouse' },
        { code: 'Is Smoker', value: true },
      ],
    })
    expect(body.parties.slice(1)).toMatchObject([
      {
        ...spouse,
        relation: 'spouse',
        insured_type: 'additional_named_insured',
        assessment_results: [{ code: 'Relationship to Primary Insured', value: 'spouse' }],
      },
      { ...child, relation: 'dependent', insured_type: 'additional_insured' },
    ])
    expect(body.coverages).toMatchObject([
      { id: 'ADD' },
      {
        ...medical,
        maximum_per_claim_amount: 5000,
        deductible_amount: 100,
        coinsurance_percentage: 20,
        name: 'Accident Medical Expense',
      },
      { id: 'CI', level_id: 'CI-10000', maximum_per_claim_amount: 10_000, deductible_amount: null },
    ])
    expect(body.monthly_premium).toBeGreaterThan(17.31)
  })

  it('drops critical illness and the smoking answer at 65 [M-102, M-103]', async () => {
    const old = { ...spouse, birthdate: '1961-11-15' }
    const { body } = await change({ spouse: old, coverages: [illness], smokes_yn: true })
    expect(body.coverages.map(({ id }: { id: string }) => id)).toEqual(['ADD'])
    expect(body.assessment_results).toEqual([{ code: 'Beneficiary Selection', value: 'estate' }])
    const younger = await change({ spouse: { ...old, birthdate: '1961-11-16' }, coverages: [illness], smokes_yn: true })
    expect(younger.body.coverages).toHaveLength(2)
  })

  it.each([
    ['a start date in the past', { effective_date: '2026-11-14' }, 'effective_date', 'start_date_outside'],
    ['a start date too late', { effective_date: '2026-12-16' }, 'effective_date', 'start_date_outside'],
    ['a young spouse', { spouse: { ...spouse, birthdate: '2008-11-16' } }, 'spouse.birthdate', 'spouse_under_age'],
    ['an old child', { children: [{ ...child, birthdate: '2001-11-15' }] }, 'children.0.birthdate', 'child_over_age'],
    ['no smoking answer', { coverages: [illness] }, 'smokes_yn', 'smoking_missing'],
    ['no level', { coverages: [{ ...medical, level_id: null }] }, 'coverages.AME.level_id', 'coverage_missing'],
    ['an unknown coverage', { coverages: [{ id: 'XYZ' }] }, 'coverages.XYZ', 'coverage_unavailable'],
    ['a coverage twice', { coverages: [medical, medical] }, 'coverages.AME', 'coverage_unavailable'],
    ['an unknown beneficiary', { beneficiary: 'the dog' }, 'beneficiary', 'beneficiary_unknown'],
  ])('is refused with %s, and the quote stays', async (_, payload, place, code) => {
    const { status, body } = await change(payload)
    expect([status, body.error_code]).toEqual([422, 'invalid_quote'])
    expect(body.problems).toContainEqual({ path: `body.${place}`, code })
    expect((await ask(market, `GET /quote/${id}/details/`, { bearer })).body.monthly_premium).toBe(6.3)
  })

  it.each([
    ['no start date', { effective_date: undefined }],
    ['a day that does not exist', { effective_date: '2026-02-30' }],
    ['thirteen children', { children: Array.from({ length: 13 }, () => child) }],
    ['a smoking answer in words', { smokes_yn: 'yes' }],
    ['a child without a birthdate', { children: [{ first_name: 'Kit', last_name: 'Quill' }] }],
  ])('is refused with %s', async (_, payload) => {
    expect((await change(payload)).body.error_code).toBe('invalid_request')
  })

  it.each([
    ['FL', illness, 'coverages.CI'],
    ['NY', medical, 'coverages.AME'],
  ])('is refused with a coverage that %s does not have', async (state, coverage, place) => {
    const there = await quote(market, bearer, { policy_holder: holder, address: { ...address, state } })
    const { body } = await change({ coverages: [coverage], smokes_yn: false }, there)
    expect(body.problems).toContainEqual({ path: `body.${place}`, code: 'coverage_unavailable' })
  })

  it('is refused once the policy is bought', async () => {
    await ask(market, `POST /quote/${id}/purchase/`, { bearer, payload: payment() })
    expect((await change({})).body.error_code).toBe('already_purchased')
  })

  it('is answered with 423 while another change of the same quote is under way', { tags: ['race'] }, async () => {
    const answers = await Promise.all([change({ spouse }), change({ children: [child] }), change({ spouse })])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.every((status) => status === 200 || status === 423)).toBe(true)
    const versions = await market.database.query('SELECT version FROM policy_versions WHERE policy_id = $1', [id])
    expect(versions).toHaveLength(1 + statuses.filter((status) => status === 200).length)
  })

  it('is refused if the person saw another version, so that two tabs do not overwrite each other', async () => {
    const { version } = await details()
    const { body } = await change({ children: [child], version })
    expect(body.version).toBe(version + 1)
    const other = await change({ beneficiary: 'children', version })
    expect([other.status, other.body.error_code]).toEqual([423, 'quote_locked'])
    expect(await details()).toEqual(body)
    expect((await change({ children: [child], beneficiary: 'children', version: body.version })).status).toBe(200)
  })

  it('may be sent again if its answer was lost, and is stored once', async () => {
    const { version } = await details()
    const payload = { spouse, children: [child], coverages: [medical], version }
    const first = await change(payload)
    expect(await change(payload)).toEqual(first)
    expect((await details()).version).toBe(version + 1)
  })

  it('without a version replaces the one before', async () => {
    await change({ spouse })
    expect((await change({ children: [child] })).status).toBe(200)
  })

  it('of a version that is no longer the last one changes nothing', async () => {
    const read = await market.policies.find(id)
    if (!read) return expect.fail()
    await change({ spouse })
    expect(await market.policies.change(read, read, market.clock.now())).toBe(false)
    expect((await ask(market, `GET /quote/${id}/details/`, { bearer })).body.monthly_premium).toBe(11.31)
  })
})
