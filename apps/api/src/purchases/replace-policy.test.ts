import { CANCEL_COMMENTS, CANCEL_REASON } from '@amparo/contract/policy-changes'
import { describe, expect, it } from 'vitest'
import { ask, bought, cardPayment, payment, quote, request } from '../testing/policies/buy.ts'
import {
  bearer,
  cardRequest,
  catchUp,
  centsMoved,
  goTo,
  mails,
  makeOverdue,
  id as old,
  preparePolicy,
  test,
} from '../testing/policies/one-policy.ts'
import type { PolicyTest } from '../testing/policies/policy-test.ts'

preparePolicy()

/** Seventeen of the thirty days of the old policy's month are left. */
const TODAY = '2026-11-27'
const UNUSED = 357

/** A quote in another state that is to replace the old policy. */
async function rewrite(of = old, person = bearer) {
  const address = { ...request.address, state: 'IN', postal_code: '47901' }
  return quote(test, person, { address, cancel_rewrite_policy_id: of })
}
const buy = (id: string, payload: object = payment(), server: Pick<PolicyTest, 'app'> = test, person = bearer) =>
  ask(server, `POST /quote/${id}/purchase/`, { bearer: person, payload })
const detailsOf = async (id: string) => (await ask(test, `GET /policies/${id}/`, { bearer })).body
const cancel = (id: string) =>
  ask(test, `POST /policies/${id}/cancel/`, { bearer, payload: { reason: CANCEL_REASON, comments: CANCEL_COMMENTS } })
const ledgers = async (...ids: string[]) =>
  (
    await test.database.query<{ amount_cents: number }>(
      'SELECT amount_cents FROM ledger_entries WHERE policy_id = ANY($1) ORDER BY position',
      [ids],
    )
  ).map(({ amount_cents }) => amount_cents)
const endings = () =>
  test.database.query("SELECT author, note FROM policy_history WHERE policy_id = $1 AND kind = 'canceled'", [old])

/** The new policy is bound and the old one canceled, and ledger and processor agree to the cent. */
async function expectReplacedOnce(id: string) {
  expect(await detailsOf(id)).toMatchObject({ status_code: 'in_force', cancel_rewrite_policy_id: old })
  expect(await detailsOf(old)).toMatchObject({
    status_code: 'canceled',
    out_of_force_date: TODAY,
    next_payment: null,
  })
  expect(await endings()).toEqual([{ author: 'policyholder', note: 'replaced' }])
  const moved = await ledgers(old, id)
  expect(moved).toEqual([630, 630, -UNUSED])
  expect(await centsMoved()).toBe(630 + 630 - UNUSED)
}
async function expectNothingReplaced(id: string, status = 'initializing') {
  expect((await detailsOf(id)).status_code).toBe(status)
  expect((await detailsOf(old)).status_code).toBe('in_force')
  expect(await endings()).toEqual([])
}

describe('a policy that replaces another', () => {
  it('cancels it at the moment it is bound, refunds the unused days and sends a mail about each', async () => {
    goTo(TODAY)
    const id = await rewrite()
    await expectNothingReplaced(id)
    const { body } = await buy(id)
    await test.runJobs()
    await expectReplacedOnce(id)
    const sent = await mails()
    expect(sent.map(({ tag }) => tag).toSorted()).toEqual(['policy_bought', 'policy_replaced'])
    const mail = sent.find(({ tag }) => tag === 'policy_replaced')
    expect(mail?.text).toContain(body.number)
    expect(mail?.text).toContain('returning $3.57')
  })

  it('leaves it alone if the card is declined, or the quote is never bought', async () => {
    goTo(TODAY)
    const id = await rewrite()
    expect((await buy(id, cardPayment('card_declined'))).body.error_code).toBe('card_declined')
    await expectNothingReplaced(id)
    goTo('2026-12-30')
    expect((await detailsOf(id)).status_code).toBe('expired')
    await catchUp()
    expect((await detailsOf(old)).status_code).toBe('in_force')
  })

  it('leaves it alone if it was canceled in the meantime', async () => {
    goTo(TODAY)
    const id = await rewrite()
    await cancel(old)
    goTo('2026-11-28')
    await ask(test, `PUT /quote/${id}/`, { bearer, payload: updateFrom('2026-11-28') })
    expect((await buy(id)).body.status_code).toBe('in_force')
    await test.runJobs()
    expect(await detailsOf(old)).toMatchObject({ status_code: 'canceled', out_of_force_date: TODAY })
    expect(await endings()).toEqual([{ author: 'policyholder', note: CANCEL_REASON }])
    expect(await ledgers(old)).toEqual([630, -UNUSED])
  })

  it('cancels it even if it has become overdue in the meantime', async () => {
    goTo('2026-12-14')
    const id = await rewrite()
    await makeOverdue()
    await ask(test, `PUT /quote/${id}/`, { bearer, payload: updateFrom('2026-12-15') })
    await buy(id)
    await test.runJobs()
    expect((await detailsOf(old)).status_code).toBe('canceled')
    expect(await ledgers(old)).toEqual([630])
  })

  it('cancels it once: a second policy that replaces it is bound too, but nothing is refunded again', async () => {
    goTo(TODAY)
    const [one, two] = [await rewrite(), await rewrite()]
    const answers = await Promise.all([buy(one), buy(two, payment(), test.startServer())])
    expect(answers.map(({ body }) => body.status_code)).toEqual(['in_force', 'in_force'])
    await test.runJobs()
    expect(await endings()).toHaveLength(1)
    expect((await ledgers(old, one, two)).toSorted()).toEqual([-UNUSED, 630, 630, 630])
    expect(await centsMoved()).toBe(3 * 630 - UNUSED)
  })
})

describe('both policies change in one step', () => {
  it.each(['before', 'after'] as const)('when the server dies %s the charge', async (point) => {
    goTo(TODAY)
    const id = await rewrite()
    test.processor.faults[point] = () => new Promise<never>(() => {})
    await buy(id, payment(), test.startServer({ maxWaitMs: 10 }))
    await expectNothingReplaced(id, 'pending')
    test.processor.heal()
    test.clock.time += 21_000
    await test.startServer().runJobs()
    await test.runJobs()
    await expectReplacedOnce(id)
  })

  it('when the database fails between binding the new policy and canceling the old one', async () => {
    goTo(TODAY)
    const id = await rewrite()
    const failing = test.startServer({ maxWaitMs: 10, replaceFails: true })
    expect((await buy(id, payment(), failing)).body.error_code).toBe('purchase_in_progress')
    await expectNothingReplaced(id, 'pending')
    expect(await ledgers(id)).toEqual([])
    test.clock.time += 21_000
    await test.runJobs()
    await test.runJobs()
    await expectReplacedOnce(id)
  })

  it('when the old policy is being charged: the new one waits for the answer', async () => {
    goTo('2026-12-15')
    const id = await rewrite()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    test.processor.faults.after = () => answered
    const asked = test.processor.calls.length
    const charging = catchUp()
    await expect.poll(() => test.processor.calls.length, { timeout: 120_000 }).toBeGreaterThan(asked)
    test.processor.heal()
    expect((await buy(id, payment(), test.startServer({ maxWaitMs: 10 }))).body.error_code).toBe('purchase_in_progress')
    await expectNothingReplaced(id, 'pending')
    answer()
    await charging
    // The page's own try may still be in progress; a job that runs at the same time fails and is tried again.
    const ledgersAfterJobs = async () => {
      await test.runJobs().catch(() => {})
      return (await ledgers(old, id)).toSorted()
    }
    // Two months of the old policy, of which the second has 30 of 31 days left, and one month of the new policy.
    await expect.poll(ledgersAfterJobs, { timeout: 120_000 }).toEqual([-610, 630, 630, 630])
    expect((await detailsOf(id)).status_code).toBe('in_force')
    expect((await detailsOf(old)).status_code).toBe('canceled')
    expect(await centsMoved()).toBe(3 * 630 - 610)
  })
})

describe('a policy that cannot be replaced', () => {
  const refused = async (person: string, of: string) => {
    const payload = { ...request, cancel_rewrite_policy_id: of }
    return (await ask(test, 'POST /quote/', { bearer: person, payload })).body.error_code
  }

  it.each([
    ['another person', () => test.person({ email: 'other@mail.example' })],
    ['a guest', () => test.person()],
    ['a guest who typed the same address', () => test.person({ email: request.email, is_guest: true })],
  ])('is one that belongs to somebody else: tried by %s', async (_, person) => {
    expect(await refused(person(), old)).toBe('policy_not_replaceable')
    expect(await endings()).toEqual([])
  })

  it('is one that does not exist, a quote, one that is overdue and one that has ended', async () => {
    expect(await refused(bearer, crypto.randomUUID())).toBe('policy_not_replaceable')
    expect(await refused(bearer, await quote(test, bearer))).toBe('policy_not_replaceable')
    await makeOverdue()
    expect(await refused(bearer, old)).toBe('policy_not_replaceable')
    await test.billing.changeCard(old, cardRequest(), { author: 'policyholder', log: { error: () => {} } })
    await cancel(old)
    expect(await refused(bearer, old)).toBe('policy_not_replaceable')
  })

  it('is never that of a guest in the session in which it was bought', async () => {
    const guest = test.person()
    const mine = await bought(test, guest)
    const id = await rewrite(mine, guest)
    expect((await buy(id, payment(), test, guest)).status).toBe(200)
    expect((await ask(test, `GET /policies/${mine}/`, { bearer: guest })).body.status_code).toBe('canceled')
  })
})

const updateFrom = (effective_date: string) => ({
  effective_date,
  beneficiary: null,
  spouse: null,
  children: [],
  coverages: [],
  smokes_yn: null,
})
