import { beforeAll, describe, expect, it } from 'vitest'
import { ask, bought, quote, request } from '../testing/policies/buy.ts'
import { market, openMarketplace } from '../testing/policies/marketplace.ts'

openMarketplace()

let owner: string
let id: string
beforeAll(async () => {
  owner = market.person()
  id = await quote(market, owner)
})

describe('a policy belongs to', () => {
  const list = async (bearer: string) =>
    (await ask(market, 'GET /policies/', { bearer })).body.map((policy: { id: string }) => policy.id)

  it('the session it was made in, and whoever proves its address later [M-300, M-301, M-X50]', async () => {
    const later = market.person({ email: ' Dana@Mail.example ' })
    expect(await list(owner)).toEqual([id])
    expect(await list(later)).toContain(id)
    for (const bearer of [owner, later])
      expect((await ask(market, `GET /policies/${id}/`, { bearer })).body).toMatchObject({
        id,
        status_code: 'initializing',
      })
  })

  it('nobody else: it is in no other list', async () => {
    for (const bearer of [market.person(), market.person({ email: 'other@mail.example' })])
      expect(await list(bearer)).toEqual([])
    expect((await ask(market, 'GET /policies/')).body.error_code).toBe('unauthorized')
  })

  it('one person together with others: the newest comes first and supplies the person’s name', async () => {
    const bearer = market.person({ email: 'ada@mail.example' })
    const mine = { email: 'ada@mail.example' }
    const first = await quote(market, bearer, mine)
    market.clock.time += 1_000
    const second = await quote(market, bearer, {
      ...mine,
      policy_holder: { ...request.policy_holder, first_name: 'Ada', last_name: 'Brook' },
    })
    expect(await list(bearer)).toEqual([second, first])
    expect(await market.nameOf(bearer)).toBe('Ada Brook')
    expect(await market.nameOf(market.person({ email: 'nobody@mail.example' }))).toBeNull()
  })
})

describe('a stranger who makes quotes under somebody’s address', () => {
  const mine = { email: 'eve@mail.example' }
  const nameless = { email: 'bea@mail.example' }
  const policy_holder = { ...request.policy_holder, first_name: 'A', last_name: 'Stranger' }
  const first = async (bearer: string) => (await ask(market, 'GET /policies/', { bearer })).body[0].id

  it('does not push a bought policy from the top of the list, or change the person’s name [M-038, M-X07]', async () => {
    const policy = await bought(market, market.person(), mine)
    market.clock.time += 1_000
    await quote(market, market.person(), { ...mine, policy_holder })
    const bearer = market.person(mine)
    expect(await first(bearer)).toBe(policy)
    expect(await market.nameOf(bearer)).toBe('Dana Quill')
  })

  it('does not push away a quote of the session, or give the person a name [M-038]', async () => {
    const bearer = market.person(nameless)
    await quote(market, market.person(), { ...nameless, policy_holder })
    expect(await market.nameOf(bearer)).toBeNull()
    const own = await quote(market, bearer, nameless)
    market.clock.time += 1_000
    await quote(market, market.person(), { ...nameless, policy_holder })
    expect(await first(bearer)).toBe(own)
    expect(await market.nameOf(bearer)).toBe('Dana Quill')
  })
})
