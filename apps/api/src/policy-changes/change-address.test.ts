import { beforeEach, describe, expect, it } from 'vitest'
import { address, ask, bought, quote } from '../testing/policies/buy.ts'
import { bearer, market, openMarketplace } from '../testing/policies/marketplace.ts'

openMarketplace()

let id: string
beforeEach(async () => {
  id = await bought(market, bearer, { address: home })
})

const home = { ...address, municipality_name: 'Lafayette', state: 'IN', postal_code: '47901' }
const next = { ...home, line_1_address: '9 Mill Road', municipality_name: 'Boonville', postal_code: '47601' }
const patch = (payload: object, of = id) => ask(market, `PATCH /policies/${of}/`, { bearer, payload })
const move = (change: object = {}) => patch({ address: { ...next, ...change } })
const details = async () => (await ask(market, `GET /policies/${id}/`, { bearer })).body
const history = async () =>
  (
    await market.database.query<{ kind: string; author: string }>(
      'SELECT kind, author FROM policy_history WHERE policy_id = $1 ORDER BY position',
      [id],
    )
  ).filter(({ kind }) => kind === 'address_changed')
const versions = async () =>
  (await market.database.query('SELECT version FROM policy_versions WHERE policy_id = $1', [id])).length

describe('an address in the same state', () => {
  it('replaces the old address and its time zone, with a new version and an event [M-302]', async () => {
    const before = await details()
    expect(before.geographic_location.time_zone_id).toBe('America/Indiana/Indianapolis')
    const { status, body } = await move()
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      version: before.version + 1,
      geographic_location: { ...next, time_zone_id: 'America/Chicago' },
      parties: [{ ...before.parties[0], geographic_location: { ...next, time_zone_id: 'America/Chicago' } }],
    })
    expect(await details()).toEqual(body)
    expect([await versions(), await history()]).toEqual([3, [{ kind: 'address_changed', author: 'policyholder' }]])
    const [stored] = await market.database.query<{ sealed_details: string }>(
      'SELECT sealed_details FROM policy_versions WHERE policy_id = $1 AND version = 3',
      [id],
    )
    expect(stored?.sealed_details).not.toContain('Mill')
  })

  it('is trimmed, and needs no second line', async () => {
    const { line_2_address: _, ...rest } = next
    const { body } = await patch({
      address: { ...rest, line_1_address: ' 9 Mill Road ', municipality_name: ' Boonville ' },
    })
    expect(body.geographic_location).toMatchObject(next)
  })

  it('is stored once when it is sent twice', async () => {
    await move()
    expect((await move()).status).toBe(200)
    expect([await versions(), (await history()).length]).toEqual([3, 1])
  })

  it('gets a version for each of two changes that arrive at the same time', { tags: ['race'] }, async () => {
    const answers = await Promise.all(['1 A Street', '2 B Street'].map((line_1_address) => move({ line_1_address })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await versions(), (await history()).length]).toEqual([4, 2])
  })
})

describe('nothing changes', () => {
  const nothing = async () => {
    expect((await details()).geographic_location).toMatchObject(home)
    expect([await versions(), await history()]).toEqual([2, []])
  }

  it.each(['OH', 'TX', 'PR'])('for %s, which needs a new policy', async (state) => {
    const { status, body } = await move({ state })
    expect([status, body.error_code]).toEqual([422, 'needs_rewrite'])
    await nothing()
  })

  it('for an address that does not exist', async () => {
    expect((await move({ postal_code: '00000' })).body.error_code).toBe('invalid_geographical_location')
    await nothing()
  })

  it.each([
    [{ line_1_address: ' ' }, 'line_1_address', 'address_missing'],
    [{ municipality_name: '' }, 'municipality_name', 'city_missing'],
    [{ state: 'XX' }, 'state', 'state_missing'],
    [{ state: '' }, 'state', 'state_missing'],
    [{ postal_code: '4790' }, 'postal_code', 'zip_missing'],
    [{ postal_code: 'ABCDE' }, 'postal_code', 'zip_missing'],
  ])('for %o', async (change, field, code) => {
    const { status, body } = await move(change)
    expect([status, body.problems]).toEqual([400, [{ path: `body.address.${field}`, code }]])
    await nothing()
  })

  it.each([
    {},
    { address: null },
    { address: { ...next, line_1_address: 'x'.repeat(101) } },
    { address: { ...next, line_2_address: 5 } },
    { address: { ...next, postal_code: undefined } },
    { address: next, billing_address: {} },
    { address: next, status_code: 'canceled' },
    [[]],
  ])('for the body %j', async (payload) => {
    expect((await patch(payload as object)).body.error_code).toBe('invalid_request')
    await nothing()
  })
})

describe('what cannot be changed', () => {
  it('is a quote', async () => {
    const { body } = await patch({ address: next }, await quote(market, bearer, { address: home }))
    expect(body.error_code).toBe('policy_not_editable')
  })

  it('is the address of a policy that is overdue [M-228]', async () => {
    await setStatus('suspended')
    expect((await move()).body.error_code).toBe('policy_not_editable')
  })

  it.each(['out_of_force', 'canceled', 'expired'])('is a policy that is %s [M-226]', async (status) => {
    await setStatus(status)
    expect((await move()).body.error_code).toBe('policy_not_editable')
  })

  it('is a policy whose term has ended today', async () => {
    const time = market.clock.time
    market.clock.time = Date.parse('2027-11-15T17:00:00Z')
    expect((await move()).body.error_code).toBe('policy_not_editable')
    market.clock.time = time
  })
})

const setStatus = (status: string) =>
  market.database.query('UPDATE policies SET status = $2 WHERE id = $1', [id, status])
