import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, cardPayment, payment, quote, update } from '../testing/policies/buy.ts'
import { type PolicyTest, startPolicyTest } from '../testing/policies/policy-test.ts'

let test: PolicyTest
let bearer: string
let id: string
let before: number
beforeAll(async () => {
  test = await startPolicyTest()
})
afterAll(() => test.stop())
beforeEach(async () => {
  test.processor.heal()
  test.queue.length = 0
  // What earlier tests left under way would be finished in this one.
  await test.database.query('DELETE FROM purchases')
  bearer = test.person()
  id = await quote(test, bearer)
  before = await test.processor.moved()
})
type Server = Pick<PolicyTest, 'app'>
const buy = (payload: object = payment(), server: Server = test) =>
  ask(server, `POST /quote/${id}/purchase/`, { bearer, payload })
const details = async () => (await ask(test, `GET /quote/${id}/details/`, { bearer })).body
const moved = async () => (await test.processor.moved()) - before
const ledger = async () =>
  (
    await test.database.query<{ amount_cents: number }>(
      'SELECT amount_cents FROM ledger_entries WHERE policy_id = $1 ORDER BY position',
      [id],
    )
  ).map(({ amount_cents }) => amount_cents)

const crash = () => new Promise<never>(() => {})
const fail = async () => {
  throw new Error('the processor is down')
}
/** The server of a request is gone; another one goes on after the time of one try. */
async function restart() {
  test.processor.heal()
  test.clock.time += 21_000
  const next = test.startServer()
  return next
}

/** Whatever happened: one policy, one charge, and a ledger that says the same. */
async function expectBoughtOnce() {
  expect(await details()).toMatchObject({ status_code: 'in_force', number: expect.any(String) })
  expect(await moved()).toBe(630)
  expect(await ledger()).toEqual([630])
  const purchases = await test.database.query('SELECT state FROM purchases WHERE policy_id = $1', [id])
  expect(purchases).toEqual([{ state: 'succeeded' }])
}

describe('one policy and one charge', () => {
  it('for 20 parallel calls of the same click', async () => {
    const paid = payment()
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(paid)))
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(test.processor.calls.filter((call) => call === 'abandon')).toEqual([])
    await expectBoughtOnce()
  })

  it('for two tabs with different cards, on two servers', async () => {
    const other = test.startServer()
    const [first, second] = await Promise.all([buy(cardPayment()), buy(cardPayment(), other)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.number).toBe(second.body.number)
    await expectBoughtOnce()
  })

  it('for a repeated call after the purchase, whatever it says', async () => {
    const { body } = await buy()
    for (const again of [payment(), payment({ quote_amount: 1 }), cardPayment('card_declined')])
      expect((await buy(again)).body.number).toBe(body.number)
    await expectBoughtOnce()
  })

  it('when the answer is lost and the request asks again', async () => {
    expect((await buy(cardPayment('answer_lost'))).status).toBe(200)
    await expectBoughtOnce()
  })

  it('when the processor is slow', async () => {
    expect((await buy(cardPayment('slow'))).status).toBe(200)
    await expectBoughtOnce()
  })

  it.each([
    ['between the first transaction and the charge', 'before'],
    ['between the charge and the second transaction', 'after'],
  ] as const)('when the server dies %s, and a job goes on', async (_, point) => {
    test.processor.faults[point] = crash
    const dying = test.startServer({ patienceMs: 10 })
    expect((await buy(payment(), dying)).body.error_code).toBe('purchase_in_progress')
    expect((await details()).status_code).toBe('pending')
    expect(test.queue.map(({ queue, afterSeconds }) => [queue, afterSeconds])).toEqual([['settle-purchase', 20]])
    const next = await restart()
    await next.runJobs()
    await expectBoughtOnce()
  })

  it.each(['before', 'after'] as const)(
    'when the server dies %s the charge, and the person asks again',
    async (point) => {
      test.processor.faults[point] = crash
      const paid = payment()
      await buy(paid, test.startServer({ patienceMs: 10 }))
      const next = await restart()
      expect((await buy(paid, next)).status).toBe(200)
      await next.runJobs()
      await expectBoughtOnce()
    },
  )

  it('when job and request are at it at the same time', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    test.processor.faults.after = () => answered
    const buying = buy()
    while (test.processor.calls.at(-1) !== 'charge') await new Promise(setImmediate)
    test.clock.time += 21_000
    const working = test.startServer().runJobs()
    await Promise.resolve()
    answer()
    await Promise.all([buying, working])
    expect((await buying).status).toBe(200)
    await expectBoughtOnce()
  })

  it('when the job finds that somebody else is charging, and comes again', async () => {
    test.processor.faults.after = crash
    await buy(payment(), test.startServer({ patienceMs: 10 }))
    const jobs = [...test.queue]
    await expect(test.startServer().runJobs()).rejects.toThrow('still charging')
    test.queue.push(...jobs)
    await (await restart()).runJobs()
    await expectBoughtOnce()
  })

  it('when the queue has given up, within a minute', async () => {
    test.processor.faults.before = crash
    await buy(payment(), test.startServer({ patienceMs: 10 }))
    test.queue.length = 0
    test.processor.heal()
    await test.purchases.requeueUnfinished()
    expect(test.queue).toEqual([])
    test.clock.time += 90_000
    await test.purchases.requeueUnfinished()
    await test.runJobs()
    await expectBoughtOnce()
  })
})

describe('no policy and no charge', () => {
  it('when the processor never answers: the charge is abandoned', async () => {
    test.processor.faults.before = fail
    expect((await buy()).body.error_code).toBe('payment_failed')
    expect(test.processor.calls.at(-1)).toBe('abandon')
    test.processor.heal()
    expect(await details()).toMatchObject({ status_code: 'initializing', purchase_problem: 'payment_failed' })
    expect([await moved(), await ledger()]).toEqual([0, []])
    // A late copy of the charge moves nothing.
    const [purchase] = await test.database.query<{ id: string; payment_reference: string }>(
      'SELECT id, payment_reference FROM purchases WHERE policy_id = $1',
      [id],
    )
    const late = { amount_cents: 630, currency: 'USD', payment_reference: purchase?.payment_reference ?? '' }
    await test.processor.payments.charge({ ...late, idempotency_key: purchase?.id ?? '' })
    expect(await moved()).toBe(0)
  })

  it('but a policy, when the money moved and every answer was lost', async () => {
    test.processor.faults.after = fail
    expect((await buy()).status).toBe(200)
    expect(test.processor.calls.at(-1)).toBe('abandon')
    await expectBoughtOnce()
  })
})

describe('a charge that no policy can come of', () => {
  it('is refunded once, and the person can buy again', async () => {
    test.processor.faults.after = crash
    await buy(payment(), test.startServer({ patienceMs: 10 }))
    test.clock.time += 86_400_000
    const next = await restart()
    test.processor.faults.refund = fail
    await next.runJobs()
    expect(await details()).toMatchObject({ status_code: 'initializing', purchase_problem: 'payment_failed' })
    expect([await moved(), await ledger()]).toEqual([630, [630]])
    await expect(next.runJobs()).rejects.toThrow('down')

    test.processor.heal()
    test.clock.time += 90_000
    await Promise.all([next.purchases.requeueUnfinished(), next.purchases.requeueUnfinished()])
    expect(test.queue.length).toBeGreaterThan(1)
    await next.runJobs()
    expect([await moved(), await ledger()]).toEqual([0, [630, -630]])
    const today = '2026-11-16'
    await ask(test, `PUT /quote/${id}/`, { bearer, payload: { ...update, effective_date: today } })
    expect((await buy(payment())).status).toBe(200)
    expect([await moved(), await ledger()]).toEqual([630, [630, -630, 630]])
    test.clock.time -= 86_400_000
  })
})

describe('while a purchase is under way', () => {
  it('the quote cannot be changed, and tells where it stands', async () => {
    test.processor.faults.before = crash
    await buy(payment(), test.startServer({ patienceMs: 10 }))
    const { status, body } = await ask(test, `PUT /quote/${id}/`, { bearer, payload: update })
    expect([status, body.error_code]).toEqual([423, 'quote_locked'])
    expect((await buy(payment(), test.startServer({ patienceMs: 10 }))).status).toBe(423)
  })
})

it('has books that nobody can change', async () => {
  await buy()
  for (const table of ['policy_versions', 'policy_history', 'ledger_entries']) {
    await expect(test.database.query(`UPDATE ${table} SET policy_id = policy_id`)).rejects.toThrow('never changed')
    await expect(test.database.query(`DELETE FROM ${table}`)).rejects.toThrow('never changed')
  }
})
