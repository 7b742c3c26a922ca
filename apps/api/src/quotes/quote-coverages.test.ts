import { describe, expect, it } from 'vitest'
import { address, ask, quote, update } from '../testing/policies/buy.ts'
import { bearer, market, openMarketplace } from '../testing/policies/marketplace.ts'

openMarketplace()

const details = async (id: string) => (await ask(market, `GET /quote/${id}/details/`, { bearer })).body

describe('the coverages of a quote', () => {
  const coverages = async (state: string) => {
    const id = await quote(market, bearer, { address: { ...address, state } })
    return (await ask(market, `GET /quote/${id}/coverages/`, { bearer })).body.coverages
  }

  it('list levels, deductibles and coinsurances, without what they cost [M-130, M-131, M-299]', async () => {
    const [add, medical, illness] = await coverages('OH')
    expect([add.id, medical.id, illness.id]).toEqual(['ADD', 'AME', 'CI'])
    expect(medical.coverage_levels[0]).toEqual({ id: 'AME-2500', amount: 2500 })
    expect(medical.deductibles[1]).toEqual({ id: 'DED-100', amount: 100 })
    expect(medical.coinsurances[2]).toEqual({ id: 'COI-20', value: 20 })
  })

  it.each([
    ['NH', ['AD&D', 'Accident Benefit - Accident Only (NH)']],
    ['NY', ['AD&D']],
    ['FL', ['AD&D', 'Accident Medical Expense']],
    ['CA', ['AD&D', 'Accident Medical Expense', 'Critical Illness']],
  ])('are those of %s', async (state, names) => {
    expect((await coverages(state)).map(({ name }: { name: string }) => name)).toEqual(names)
  })
})

it('keeps every price that a quote has had, and what for', async () => {
  const id = await quote(market, bearer)
  const spouse = { first_name: 'Sol', last_name: 'Quill', birthdate: '1985-01-01' }
  await ask(market, `PUT /quote/${id}/`, { bearer, payload: { ...update, spouse } })
  await ask(market, `PUT /quote/${id}/`, { bearer, payload: update })
  const versions = await market.database.query(
    'SELECT version, monthly_premium_cents FROM policy_versions WHERE policy_id = $1 ORDER BY version',
    [id],
  )
  expect(versions).toEqual([
    { version: 1, monthly_premium_cents: 630 },
    { version: 2, monthly_premium_cents: 1131 },
    { version: 3, monthly_premium_cents: 630 },
  ])
  const stored = JSON.stringify(await market.database.query('SELECT * FROM policy_versions'))
  expect(stored).not.toMatch(/first_name|Quill|1985-/)
})

it('ends after 30 days, by the clock and in the history', async () => {
  const time = market.clock.time
  const id = await quote(market, bearer)
  market.clock.time = Date.parse('2026-12-16T04:59:00Z')
  expect((await details(id)).status_code).toBe('initializing')
  market.clock.time = Date.parse('2026-12-16T05:00:00Z')
  expect((await details(id)).status_code).toBe('expired')
  const answer = await ask(market, `PUT /quote/${id}/`, { bearer, payload: update })
  expect(answer.body.error_code).toBe('quote_expired')
  await market.policies.advanceDue()
  market.clock.time = time
  const ended = await market.database.query(
    "SELECT status, author FROM policy_history WHERE policy_id = $1 AND kind = 'quote_ended'",
    [id],
  )
  expect(ended).toEqual([{ status: 'expired', author: 'system' }])
})
