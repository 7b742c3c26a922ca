import { describe, expect, it } from 'vitest'
import { finishClaim } from '../submission/finish-older-claim.ts'
import { receiveOlder } from '../testing/older-operations.ts'
import { canaries, personsAnswers } from '../testing/person.ts'
import { ask } from '../testing/policies/buy.ts'
import { api, serveApi } from '../testing/privacy-api.ts'

serveApi()

/** A claim that the version before has received. The result runs its job, and returns the claim. */
async function received(name: string, claim: Parameters<typeof receiveOlder>[2]) {
  const id = await receiveOlder(api.database, name, claim)
  return async () => {
    await finishClaim(api.areas)({ long_operation_id: id })
    const [row] = await api.database.query(
      'SELECT status, last_name, erased_at IS NOT NULL AS is_erased FROM claims WHERE long_operation_id = $1',
      [id],
    )
    return row
  }
}

describe('erasing', () => {
  it('does not touch other people’s data', async () => {
    const [one, other] = [
      await api.claimOf('one', crypto.randomUUID()),
      await api.claimOf('other', crypto.randomUUID()),
    ]
    await api.erase('claim', one.toLowerCase())
    const { pages } = (await api.areas.operator.findClaim(other)) ?? expect.fail()
    expect(pages).toBeDefined()
    const [row] = await api.database.query('SELECT last_name, erased_at FROM claims WHERE claim_number = $1', [other])
    expect(row).toEqual({ last_name: canaries.lastName, erased_at: null })
  })

  it('leaves the mail and the sessions of an address that has another policy in use', async () => {
    const ended = await api.buyPolicy()
    await api.cancel(ended.policyId)
    const inUse = await api.buyPolicy()
    expect((await api.find('policy', ended.policyNumber)).keeps_messages).toBe(true)
    const messages = () => api.ports.outbox.list(100)
    const before = await messages()

    const { erased } = await api.erase('policy', ended.policyNumber)
    expect(erased).toMatchObject({ policies: 1, messages: 0 })
    expect(await messages()).toEqual(before)
    const show = async ({ policyId, bearer }: typeof inUse) =>
      (await ask(api, `GET /policies/${policyId}/`, { bearer })).status
    expect([await show(inUse), await show({ ...inUse, policyId: ended.policyId })]).toEqual([200, 404])

    await api.cancel(inUse.policyId)
    expect((await api.erase('policy', inUse.policyNumber)).erased.messages).toBeGreaterThan(0)
    expect(await show(inUse)).toBe(401)
  })

  it('includes all claims of the card', async () => {
    const card = crypto.randomUUID()
    const [one, other] = [await api.claimOf('first', card), await api.claimOf('second', card)]
    expect((await api.erase('claim', one)).erased.claims).toBe(2)
    expect((await api.find('claim', other)).claims.map(({ is_open }: { is_open: boolean }) => is_open)).toEqual([
      false,
      false,
    ])
  })

  it('works while a claim of the version before waits for its number: it gets one and is closed', async () => {
    const card_id = crypto.randomUUID()
    const known = await api.claimOf('known', card_id)
    const finish = await received('under way', { card_id, ...personsAnswers, missing_documents: ['DOC010'] })
    await api.erase('claim', known)
    expect(await finish()).toEqual({ status: 'closed', last_name: null, is_erased: true })
  })

  it('works for several losses of one policy and day, which look alike without names', async () => {
    const { policyId } = await api.buyPolicy()
    await api.cancel(policyId)
    const loss = (injured_first_name: string) => ({
      card_id: null,
      policy_id: policyId,
      benefit_code: 'ADD',
      date_of_loss: '2026-11-14',
      application: { accident_details: { injured_role: 'child', injured_first_name } },
    })
    const number = await api.register('the first child', loss('Ilma'))
    await api.register('the second child', loss('Tarek'))
    const finish = await received('the third child', loss('Oona'))
    expect((await api.erase('claim', number)).erased.claims).toBe(3)
    expect(await finish()).toMatchObject({ status: 'closed', is_erased: true })
  })
})
