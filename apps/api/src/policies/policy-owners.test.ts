import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, bought, cardPayment, payment, quote, request } from '../testing/policies/buy.ts'
import { market, openMarketplace } from '../testing/policies/marketplace.ts'
import { cancelRequest, cardRequest } from '../testing/policies/one-policy.ts'
import { crash, restart } from '../testing/policies/one-purchase.ts'

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

describe('a quote that a guest made under somebody’s address', () => {
  const email = 'vera@mail.example'
  const buy = (bearer: string, id: string, payload = payment()) =>
    ask(market, `POST /quote/${id}/purchase/`, { bearer, payload })
  let guest: string
  let vera: string
  let quoteId: string
  beforeEach(async () => {
    guest = market.person()
    vera = market.person({ email })
    quoteId = await quote(market, guest, { email })
  })

  it('is no longer the guest’s once the address’s owner has bought it [M-X49]', async () => {
    expect((await buy(vera, quoteId)).status).toBe(200)
    for (const [line, payload] of [
      [`GET /policies/${quoteId}/`],
      [`GET /quote/${quoteId}/details/`],
      [`GET /policies/${quoteId}/billing/`],
      [`PATCH /policies/${quoteId}/`, cardRequest()],
      [`POST /policies/${quoteId}/cancel/`, cancelRequest],
      [`POST /quote/${quoteId}/purchase/`, payment()],
    ] as const)
      expect([line, (await ask(market, line, { bearer: guest, ...(payload && { payload }) })).status]).toEqual([
        line,
        404,
      ])
    expect((await ask(market, 'GET /policies/', { bearer: guest })).body).toEqual([])
    for (const bearer of [vera, market.person({ email })])
      expect((await ask(market, `GET /policies/${quoteId}/`, { bearer })).status).toBe(200)
  })

  describe('tells the guest nothing of a purchase that somebody else begins first', () => {
    /** What happens after the guest's call has found the quote. */
    const meanwhile = (happens: () => Promise<unknown>) => {
      market.processor.faults.describe = async () => {
        market.processor.heal()
        await happens()
      }
    }

    it('and that succeeds', async () => {
      meanwhile(() => buy(vera, quoteId))
      expect((await buy(guest, quoteId)).status).toBe(404)
    })

    it('and that is declined: the quote stays with the person who tried to buy it', async () => {
      meanwhile(() => buy(vera, quoteId, cardPayment('card_declined')))
      expect((await buy(guest, quoteId)).status).toBe(404)
      expect((await ask(market, 'GET /policies/', { bearer: guest })).body).toEqual([])
      expect((await buy(vera, quoteId)).status).toBe(200)
    })

    it('and that the processor declines later', async () => {
      meanwhile(async () => {
        market.processor.faults.before = crash
        const { app } = market.startServer({ maxWaitMs: 10 })
        const payload = cardPayment('card_declined')
        const begun = await ask(market, `POST /quote/${quoteId}/purchase/`, { bearer: vera, payload, app })
        expect(begun.status).toBe(423)
        restart()
      })
      expect((await buy(guest, quoteId)).status).toBe(404)
    })
  })

  it('stays the guest’s if the guest buys it, also with a second card [M-032, M-X50]', async () => {
    expect((await buy(guest, quoteId, cardPayment('card_declined'))).status).toBe(422)
    expect((await buy(guest, quoteId)).status).toBe(200)
    expect((await ask(market, `GET /policies/${quoteId}/billing/`, { bearer: guest })).status).toBe(200)
  })
})
