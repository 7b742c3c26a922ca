import { beforeAll, describe, expect, it } from 'vitest'
import { policyLines } from '../commands/policy-lines.ts'
import { bootstrap, operatorNamed } from '../testing/operator.ts'
import { ask, payment, quote, request } from '../testing/policies/buy.ts'
import { market, openMarketplace } from '../testing/policies/marketplace.ts'

openMarketplace()

const ids: string[] = []
beforeAll(async () => {
  const bearer = market.person()
  for (const _ of [1, 2, 3]) {
    market.clock.time += 1_000
    ids.unshift(await quote(market, bearer))
  }
  await ask(market, `POST /quote/${ids[0]}/purchase/`, { bearer, payload: payment() })
})

const root = '/api/management/v1/policies/'
const get = async (path = '', query: Record<string, string> = {}, headers = bootstrap) =>
  (await market.app.inject({ url: root + path, query, headers })).json()
const resend = async (id: string, headers = bootstrap) =>
  (await market.app.inject({ method: 'POST', url: `${root}${id}/resend-link/`, headers })).json()

it('is for operators only', async () => {
  for (const url of [root, `${root}${ids[0]}/`])
    expect((await market.app.inject({ url })).json().error_code).toBe('unauthorized')
  const answer = await market.app.inject({
    method: 'POST',
    url: `${root}${ids[0]}/resend-link/`,
  })
  expect(answer.json().error_code).toBe('unauthorized')
})

describe('the list', () => {
  it('is newest first, page by page, without names', async () => {
    const first = await get('', { limit: '2' })
    const second = await get('', { limit: '2', after: first.next })
    const listed = [...first.policies, ...second.policies]
    expect(listed.map(({ id }) => id)).toEqual(ids)
    expect(second.next).toBeNull()
    expect(listed[0]).toMatchObject({ status_code: 'in_force', state: 'OH', monthly_premium: 6.3 })
    expect(JSON.stringify(listed)).not.toMatch(/Dana|Quill|@/)
  })

  it('is filtered, and recorded with the name of the key, whatever author the call names', async () => {
    const query = { status: 'in_force', author: 'ines' }
    const { policies } = await get('', query, await operatorNamed(market, 'mira'))
    expect(policies.map(({ id }: { id: string }) => id)).toEqual([ids[0]])
    const rows = await market.database.query(
      "SELECT policy_id FROM policy_history WHERE kind = 'listed' AND author IN ('mira', 'ines')",
    )
    expect(rows).toEqual([{ policy_id: null }])
  })

  it.each([{ limit: '0' }, { limit: '101' }, { status: 'lost' }, { after: '1' }])('refuses %o', async (query) => {
    expect(await get('', query as never)).toMatchObject({ error_code: 'invalid_request' })
  })
})

describe('a policy', () => {
  it('is shown with its money and its history, which says who looked', async () => {
    const shown = await get(`${ids[0]}/`, {}, await operatorNamed(market, 'tomas'))
    expect(shown.policy.parties[0]).toMatchObject({ last_name: 'Quill' })
    expect(shown.ledger).toMatchObject([{ kind: 'charge', amount: 6.3 }])
    expect(shown.history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created',
      'purchase_begun',
      'purchased',
      'started',
      'shown',
    ])
    expect(shown.history.at(-1)).toMatchObject({ author: 'tomas' })
  })

  it('sends its link to its own address, and remembers who asked', async () => {
    expect(await resend(String(ids[1]), await operatorNamed(market, 'rosa'))).toBeNull()
    expect(market.links).toEqual([request.email])
    expect((await get(`${ids[1]}/`)).history.at(-2)).toMatchObject({ kind: 'link_sent', author: 'rosa' })
  })

  it('whose people are erased is shown without them, and gets no link', async () => {
    const id = ids[2] ?? expect.fail()
    const action = { author: 'rosa', now: market.clock.now() }
    await market.database.transaction((tx) => market.policies.personalData.erase(tx, id, action))
    const links = market.links.length
    expect(await resend(id)).toMatchObject({ error_code: 'policy_erased' })
    expect(market.links).toHaveLength(links)
    const shown = await get(`${id}/`)
    expect(shown.policy).toMatchObject({ id, parties: [], monthly_premium: 6.3, geographic_location: { state: 'OH' } })
    expect(shown.history.map(({ kind }: { kind: string }) => kind)).toEqual(['created', 'erased', 'shown'])
    expect(policyLines(shown)).toContain('its people are erased')
  })

  it('that does not exist is unknown to every call', async () => {
    const nobody = crypto.randomUUID()
    expect((await get(`${nobody}/`)).error_code).toBe('unknown_policy')
    expect((await resend(nobody)).error_code).toBe('unknown_policy')
  })
})
