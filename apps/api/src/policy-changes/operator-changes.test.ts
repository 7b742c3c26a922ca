import { afterAll, describe, expect, it } from 'vitest'
import { bootstrap as headers, operatorNamed } from '../testing/operator.ts'
import { ask, quote } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import {
  amounts,
  catchUp,
  centsMoved,
  details,
  goTo,
  id,
  mailTags,
  makeOverdue,
  preparePolicy,
  setCard,
} from '../testing/policies/one-policy.ts'

preparePolicy()

const root = '/api/management/v1/policies/'
const author = 'bootstrap'
type Action = 'cancel' | 'charge' | 'refund'
const request_id = '5b1c1bd8-6b0a-4a55-9a3c-6f8f7c1f1c11'
const bodies: Record<Action, object> = { cancel: {}, charge: { request_id }, refund: { request_id, amount: 1 } }
const act = async (action: Action, change: object = {}, of = id) => {
  const payload = { author: 'ines', ...bodies[action], ...change }
  return (await market.app.inject({ method: 'POST', url: `${root}${of}/${action}/`, payload, headers })).json()
}
const history = async (after = '0', of = id, by = headers) =>
  (await market.app.inject({ url: `${root}${of}/history/`, query: { after }, headers: by })).json()
const events = async (kind: string) =>
  market.database.query('SELECT author, note, happened_at FROM policy_history WHERE policy_id = $1 AND kind = $2', [
    id,
    kind,
  ])

describe.each(['cancel', 'charge', 'refund'] as const)('%s', (action) => {
  it('is for operators only, and refused for a policy that does not exist', async () => {
    const url = `${root}${id}/${action}/`
    const payload = bodies[action]
    for (const authorization of ['', 'Bearer nonsense', `Bearer ${bearer}`]) {
      const answer = await market.app.inject({ method: 'POST', url, payload, headers: { authorization } })
      expect([answer.statusCode, answer.json().error_code]).toEqual([401, 'unauthorized'])
    }
    expect((await act(action, {}, crypto.randomUUID())).error_code).toBe('unknown_policy')
    expect((await act(action, {}, '1')).error_code).toBe('invalid_request')
    expect((await details()).status_code).toBe('in_force')
    expect(await centsMoved()).toBe(630)
  })
})

describe('canceling', () => {
  it('has the same effect as when the policyholder cancels, with the name of the operator’s key as author, once', async () => {
    const account = await act('cancel', { note: 'Asked for by phone.' })
    expect(account).toMatchObject({ id, status_code: 'canceled', paid: 6.3, to_be_returned: 6.3 })
    expect(await act('cancel')).toEqual(account)
    await market.runJobs()
    expect(await act('cancel')).toMatchObject({ paid: 0, to_be_returned: 0 })
    expect(await amounts()).toEqual([630, -630])
    expect(await events('canceled')).toEqual([{ author, note: 'Asked for by phone.', happened_at: market.clock.now() }])
    expect(await mailTags()).toEqual(['policy_canceled'])
  })

  it('refuses a policy that cannot be canceled', async () => {
    expect((await act('cancel', {}, await quote(market, bearer))).error_code).toBe('policy_not_cancelable')
    goTo('2027-11-15')
    expect((await act('cancel')).error_code).toBe('policy_not_cancelable')
    for (const note of ['', ' ', 'x'.repeat(201), 5])
      expect((await act('cancel', { note })).error_code).toBe('invalid_request')
  })
})

describe('charging', () => {
  it('charges everything that is overdue to the card on file, once for each request', { tags: ['race'] }, async () => {
    await makeOverdue()
    await setCard('succeeds')
    goTo('2027-01-13')
    const [one, two] = await Promise.all([act('charge'), act('charge')])
    expect([one, two]).toMatchObject([{ status_code: 'in_force', paid: 12.6 }, { status_code: 'in_force' }])
    expect((await act('charge')).status_code).toBe('in_force')
    expect(await amounts()).toEqual([630, 630])
    expect(await centsMoved()).toBe(1260)
    expect(await events('charge_requested')).toEqual([{ author, note: null, happened_at: market.clock.now() }])
    expect(await events('payment_resolved')).toMatchObject([{ author }])
    expect((await details()).card.last_4).toBe('4444')
  })

  it('reports a card that is declined, and the policy stays overdue', async () => {
    await makeOverdue()
    expect((await act('charge')).error_code).toBe('card_declined')
    expect((await act('charge')).error_code).toBe('card_declined')
    expect(market.processor.calls.filter((one) => one === 'charge')).toHaveLength(2)
    expect((await details()).status_code).toBe('suspended')
    await setCard('succeeds')
    expect((await act('charge', { request_id: crypto.randomUUID() })).status_code).toBe('in_force')
  })

  it('has nothing to charge when nothing is overdue', async () => {
    expect((await act('charge')).error_code).toBe('nothing_due')
    expect((await act('charge', {}, await quote(market, bearer))).error_code).toBe('nothing_due')
    await makeOverdue()
    goTo('2027-01-14')
    await catchUp()
    expect((await act('charge')).error_code).toBe('nothing_due')
    expect(await centsMoved()).toBe(630)
  })

  it.each([{ request_id: undefined }, { request_id: '1' }, { request_id: null }])('refuses %o', async (change) => {
    await makeOverdue()
    expect((await act('charge', change)).error_code).toBe('invalid_request')
  })
})

describe('refunding', () => {
  it('refunds an amount, newest charges first, once for each request', async () => {
    goTo('2026-12-15')
    await catchUp()
    const amount = 7
    const account = await act('refund', { amount })
    expect(account).toMatchObject({ status_code: 'in_force', paid: 12.6, to_be_returned: 7 })
    expect(await act('refund', { amount })).toEqual(account)
    await market.runJobs()
    expect(await act('refund', { amount })).toMatchObject({ paid: 5.6, to_be_returned: 0 })
    expect(await amounts()).toEqual([630, 630, -630, -70])
    expect(await centsMoved()).toBe(560)
    expect(await events('refund_planned')).toEqual([{ author, note: '700', happened_at: market.clock.now() }])
  })

  it('never refunds more than was paid, however often it is asked to', { tags: ['race'] }, async () => {
    expect((await act('refund', { amount: 6.31 })).error_code).toBe('exceeds_paid')
    const answers = await Promise.all(
      [1, 2, 3].map(() => act('refund', { amount: 3, request_id: crypto.randomUUID() })),
    )
    expect(answers.map(({ error_code }) => error_code).toSorted()).toEqual(['exceeds_paid', undefined, undefined])
    await market.runJobs()
    expect(await amounts()).toEqual([630, -300, -300])
    expect((await act('cancel')).to_be_returned).toBe(0.3)
    await market.runJobs()
    expect(await centsMoved()).toBe(0)
  })

  it('is possible after the end of a policy, but not before it is bought', async () => {
    goTo('2026-12-14')
    await act('cancel')
    expect((await act('refund', { amount: 6.3 })).to_be_returned).toBe(6.3)
    expect((await act('refund', {}, await quote(market, bearer))).error_code).toBe('not_purchased')
  })

  it('refuses a request id that was used with another amount', async () => {
    await act('refund', { amount: 1 })
    expect((await act('refund', { amount: 2 })).error_code).toBe('request_reused')
    await market.runJobs()
    expect(await amounts()).toEqual([630, -100])
  })

  it.each([0, -1, 0.001, 1.005, 100_001, '5', null, Number.NaN])('refuses the amount %s', async (amount) => {
    expect((await act('refund', { amount })).error_code).toBe('invalid_request')
    expect(await events('refund_planned')).toEqual([])
  })

  it.each([undefined, '1', ''])('refuses the request id %s', async (request_id) => {
    expect((await act('refund', { request_id })).error_code).toBe('invalid_request')
  })
})

describe('the history', () => {
  it('lists every event, oldest first and page by page, and records who looked at it', async () => {
    await market.database.query(
      `INSERT INTO policy_history (policy_id, kind, author, happened_at)
       SELECT $1, 'shown', 'Ines', $2 FROM generate_series(1, 120)`,
      [id, market.clock.now()],
    )
    const by = await operatorNamed(market, 'mira')
    const first = await history('0', id, by)
    const second = await history(first.next, id, by)
    expect([first.events.length, second.next]).toEqual([100, null])
    const all = [...first.events, ...second.events]
    expect(all.map(({ kind }) => kind).slice(0, 4)).toEqual(['created', 'purchase_begun', 'purchased', 'started'])
    expect(all.at(-1)).toMatchObject({ kind: 'shown', author: 'mira' })
    expect(new Set(all.map(({ position }) => position)).size).toBe(all.length)
  })

  it('is for operators only, and refuses an invalid position', async () => {
    expect((await market.app.inject({ url: `${root}${id}/history/` })).statusCode).toBe(401)
    for (const after of ['x', '-1', '1.5', '9'.repeat(16)])
      expect((await history(after)).error_code).toBe('invalid_request')
    expect((await history('0', crypto.randomUUID())).error_code).toBe('unknown_policy')
  })
})

it('is not available to policyholders', async () => {
  expect((await ask(market, `POST /policies/${id}/refund/`, { bearer, payload: bodies.refund })).status).toBe(404)
})

afterAll(() => market.queue.splice(0))
