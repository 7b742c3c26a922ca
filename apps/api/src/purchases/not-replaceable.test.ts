import { describe, expect, it } from 'vitest'
import { ask, bought, payment, quote, request } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import { cancel, cardRequest, makeOverdue, id as old, preparePolicy } from '../testing/policies/one-policy.ts'
import { buy, endings, rewrite } from '../testing/policies/replace.ts'

preparePolicy()

describe('a policy that cannot be replaced', () => {
  const refused = async (person: string, of: string) => {
    const payload = { ...request, cancel_rewrite_policy_id: of }
    return (await ask(market, 'POST /quote/', { bearer: person, payload })).body.error_code
  }

  it.each([
    ['another person', () => market.person({ email: 'other@mail.example' })],
    ['a guest', () => market.person()],
    ['a guest who typed the same address', () => market.person({ email: request.email, is_guest: true })],
  ])('is somebody else’s, for %s', async (_, person) => {
    expect(await refused(person(), old)).toBe('policy_not_replaceable')
    expect(await endings()).toEqual([])
  })

  it('is one of nobody, a quote, one that is overdue and one that has ended', async () => {
    expect(await refused(bearer, crypto.randomUUID())).toBe('policy_not_replaceable')
    expect(await refused(bearer, await quote(market, bearer))).toBe('policy_not_replaceable')
    await makeOverdue()
    expect(await refused(bearer, old)).toBe('policy_not_replaceable')
    await market.billing.changeCard(old, cardRequest(), { author: 'policyholder', log: { error: () => {} } })
    await cancel(old)
    expect(await refused(bearer, old)).toBe('policy_not_replaceable')
  })

  it('can be the policy of a guest, in the session it was bought in', async () => {
    const guest = market.person()
    const mine = await bought(market, guest)
    const id = await rewrite(mine, guest)
    expect((await buy(id, payment(), market, guest)).status).toBe(200)
    expect((await ask(market, `GET /policies/${mine}/`, { bearer: guest })).body.status_code).toBe('canceled')
  })
})
