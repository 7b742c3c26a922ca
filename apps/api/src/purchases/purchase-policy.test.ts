import { describe, expect, it } from 'vitest'
import { ask, payment, request, update } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import { buy, details, id, moved, preparePurchases } from '../testing/policies/one-purchase.ts'

preparePurchases()

describe('a purchase', () => {
  it('charges the first month and answers with the policy [M-253, M-254, M-171, M-172, M-173, M-174, M-176, M-298, M-345]', async () => {
    const { status, body } = await buy()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      number: expect.stringMatching(/^[2-9B-Z]{10}$/),
      status_code: 'in_force',
      payment_plan: 'monthly',
      next_payment: { amount: 6.3, due_at: '2026-12-15' },
      card: { brand: 'Mastercard', last_4: '4444', exp_month: 12, exp_year: 2030 },
      quote_expires_on: null,
      purchase_problem: null,
    })
    expect(await moved()).toBe(630)
    const ledger = await market.database.query(
      'SELECT kind, amount_cents, currency FROM ledger_entries WHERE policy_id = $1',
      [id],
    )
    expect(ledger).toEqual([{ kind: 'charge', amount_cents: 630, currency: 'USD' }])
  })

  it('of a policy that starts later is bound, and in force from that day on', async () => {
    await ask(market, `PUT /quote/${id}/`, { bearer, payload: { ...update, effective_date: '2026-11-20' } })
    expect((await buy()).body.status_code).toBe('bound')
    const time = market.clock.time
    market.clock.time = Date.parse('2026-11-20T04:59:00Z')
    expect((await details()).status_code).toBe('bound')
    market.clock.time = Date.parse('2026-11-20T05:00:00Z')
    expect((await details()).status_code).toBe('in_force')
    await market.policies.advanceDue()
    await market.policies.advanceDue()
    market.clock.time = time
    const history = await market.database.query(
      'SELECT kind, status, author FROM policy_history WHERE policy_id = $1 ORDER BY position',
      [id],
    )
    expect(history).toEqual([
      { kind: 'created', status: 'initializing', author: 'policyholder' },
      { kind: 'purchase_begun', status: 'pending', author: 'policyholder' },
      { kind: 'purchased', status: 'bound', author: 'policyholder' },
      { kind: 'started', status: 'in_force', author: 'system' },
    ])
  })

  it('lasts one year [M-348]', async () => {
    await buy()
    const time = market.clock.time
    market.clock.time = Date.parse('2027-11-15T04:59:00Z')
    expect((await details()).status_code).toBe('in_force')
    market.clock.time = Date.parse('2027-11-15T05:00:00Z')
    expect((await details()).status_code).toBe('expired')
    await market.billing.catchUp()
    market.clock.time = time
    const ended = "SELECT status FROM policy_history WHERE policy_id = $1 AND kind = 'term_ended'"
    expect(await market.database.query(ended, [id])).toEqual([{ status: 'expired' }])
  })

  it('sends the policy by mail, once', async () => {
    const { body } = await buy()
    await market.runJobs()
    const [purchase] = await market.database.query<{ id: string }>('SELECT id FROM purchases WHERE policy_id = $1', [
      id,
    ])
    market.queue.push({ queue: 'mail-policy', data: { purchase_id: purchase?.id }, afterSeconds: 0 })
    await market.runJobs()
    const mails = (await market.outbox.list(50)).filter(({ subject }) => subject === `Your policy ${body.number}`)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: request.email, tag: 'policy_bought' })
    expect(mails[0]?.text).toContain('November 15, 2026')
    expect(mails[0]?.text).toContain('$6.30')
  })

  it('sends nothing to an address that was erased, and does not try again', async () => {
    await buy()
    const { people } = (await market.policies.find(id)) ?? expect.fail()
    const erased = market.policies.encryption.encrypt({ ...people, email: '' }, id)
    await market.database.query('UPDATE policies SET sealed_details = $2 WHERE id = $1', [id, erased])
    await market.runJobs()
    market.clock.time += 90_000
    await market.purchases.requeueUnfinished()
    expect(market.queue).toEqual([])
  })

  it('leaves no card, name or address readable in the database or the log', async () => {
    const paid = payment()
    await buy(paid)
    const rows = await market.database.query('SELECT * FROM purchases JOIN policies ON policies.id = policy_id')
    expect(JSON.stringify(rows)).not.toMatch(/Quill|Harbor|dana@/)
    expect(market.log.join()).not.toMatch(/Quill|Harbor|dana@|sim_succeeds/)
  })
})
