import type { QuoteUpdate } from '@amparo/contract/quotes'
import { describe, expect, it } from 'vitest'
import { ask, cardPayment, holder, payment, quote, request, update } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import { buy, details, id, moved, preparePurchases } from '../testing/policies/one-purchase.ts'
import { declines } from '../testing/policies/test-processor.ts'

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

describe('a declined card', () => {
  it.each(declines)(
    '%s leaves the quote as it was, with its problem, and another card buys it',
    async (outcome, code) => {
      const { status, body } = await buy(cardPayment(outcome))
      expect([status, body.error_code]).toEqual([422, code])
      expect(await moved()).toBe(0)
      expect(await details()).toMatchObject({ status_code: 'initializing', number: null, purchase_problem: code })
      expect((await buy(cardPayment())).status).toBe(200)
      expect(await moved()).toBe(630)
      expect(await details()).toMatchObject({ status_code: 'in_force', purchase_problem: null })
    },
  )

  it('is not charged again by the same click', async () => {
    const paid = cardPayment('insufficient_funds')
    await buy(paid)
    const charges = market.processor.calls.length
    expect((await buy(paid)).body.error_code).toBe('insufficient_funds')
    expect(market.processor.calls).toHaveLength(charges)
  })
})

describe('a purchase is refused', () => {
  it.each([6.29, 6.31, 630, 6.305, -6.3, 0])('at the price %d, which is not the quote’s', async (quote_amount) => {
    expect((await buy(payment({ quote_amount }))).body.error_code).toBe('amount_changed')
    expect(await moved()).toBe(0)
    expect((await details()).status_code).toBe('initializing')
  })

  it('when the price has changed in the meantime', async () => {
    const child = { first_name: 'Kit', last_name: 'Quill', birthdate: '2019-02-03' }
    await ask(market, `PUT /quote/${id}/`, { bearer, payload: { ...update, children: [child] } })
    expect((await buy()).body.error_code).toBe('amount_changed')
    expect((await buy(payment({ quote_amount: 10.63 }))).status).toBe(200)
    expect(await moved()).toBe(1063)
  })

  it('when something else has changed in the meantime, at the same price', async () => {
    const { version } = await details()
    await ask(market, `PUT /quote/${id}/`, { bearer, payload: { ...update, effective_date: '2026-12-10' } })
    const { status, body } = await buy(payment({ version }))
    expect([status, body.error_code]).toEqual([422, 'quote_changed'])
    expect(await moved()).toBe(0)
    const seen = await details()
    expect(seen).toMatchObject({ effective_date: '2026-12-10', status_code: 'initializing' })
    expect((await buy(payment({ version: seen.version }))).body.effective_date).toBe('2026-12-10')
  })

  it('for the same reason as before if the same click asks again, whatever has changed since', async () => {
    const { version } = await details()
    const paid = { ...cardPayment('insufficient_funds'), version }
    await buy(paid)
    await ask(market, `PUT /quote/${id}/`, { bearer, payload: { ...update, effective_date: '2026-12-10' } })
    expect((await buy(paid)).body.error_code).toBe('insufficient_funds')
  })

  it('when the quote has ended, or its first day is over', async () => {
    const time = market.clock.time
    market.clock.time = Date.parse('2026-11-16T05:00:00Z')
    expect((await buy()).body.error_code).toBe('start_date_passed')
    market.clock.time = Date.parse('2026-12-16T05:00:00Z')
    expect((await buy()).body.error_code).toBe('quote_expired')
    market.clock.time = time
    expect(await moved()).toBe(0)
  })

  const illness = { coverages: [{ id: 'CI', level_id: 'CI-10000' }], smokes_yn: false }
  const kit = { first_name: 'Kit', last_name: 'Quill' }
  it.each<[string, Partial<QuoteUpdate>, string]>([
    ['the policyholder turns 65', illness, '1961-11-16'],
    ['the spouse turns 65', { ...illness, spouse: { ...kit, birthdate: '1961-11-16' } }, holder.birthdate],
    ['a child turns 25', { children: [{ ...kit, birthdate: '2001-11-16' }] }, holder.birthdate],
  ])(
    'from the day on which %s, until what is too old for it is gone [M-102, M-103, M-114, M-124, M-125, M-X16]',
    async (_, chosen, birthdate) => {
      const quoted = await quote(market, bearer, { policy_holder: { ...holder, birthdate } })
      const change = async (part: Partial<QuoteUpdate>) =>
        (
          await ask(market, `PUT /quote/${quoted}/`, {
            bearer,
            payload: { ...update, effective_date: '2026-11-20', ...part },
          })
        ).body.monthly_quote_amount
      const purchase = async (quote_amount: number) =>
        (await ask(market, `POST /quote/${quoted}/purchase/`, { bearer, payload: payment({ quote_amount }) })).body
      const price = await change(chosen)
      const time = market.clock.time
      market.clock.time = Date.parse('2026-11-16T05:00:00Z')
      expect((await purchase(price)).error_code).toBe('invalid_quote')
      expect(await moved()).toBe(0)
      expect((await purchase(await change({}))).status_code).toBe('bound')
      market.clock.time = time
    },
  )

  it('not on the day before a birthday', async () => {
    const quoted = await quote(market, bearer, { policy_holder: { ...holder, birthdate: '1961-11-16' } })
    const payload = { ...update, effective_date: '2026-11-20', ...illness }
    const { body } = await ask(market, `PUT /quote/${quoted}/`, { bearer, payload })
    const bought = payment({ quote_amount: body.monthly_quote_amount })
    expect((await ask(market, `POST /quote/${quoted}/purchase/`, { bearer, payload: bought })).status).toBe(200)
  })

  it('without the outline of coverage', async () => {
    expect((await buy(payment({ toc_agreement: false }))).body.error_code).toBe('outline_not_acknowledged')
  })

  it.each([
    ['no card', { payment_info: undefined }],
    ['a card number', { payment_info: { ...payment().payment_info, number: '5555555555554444' } }],
    ['a CVV', { payment_info: { ...payment().payment_info, cvv: '123' } }],
    ['a month that does not exist', { payment_info: { ...payment().payment_info, expiryMonth: 13 } }],
    ['no street', { billing_address: { ...payment().billing_address, line1Address: ' ' } }],
    ['a state that does not exist', { billing_address: { ...payment().billing_address, state: 'XX' } }],
    ['letters in the ZIP code', { billing_address: { ...payment().billing_address, postalCode: '43OO4' } }],
    ['a price in words', { quote_amount: '6.30' }],
  ])('with %s', async (_, change) => {
    const { status, body } = await buy(payment(change))
    expect([status, body.error_code]).toEqual([400, 'invalid_request'])
    expect(JSON.stringify(body)).not.toContain('5555')
    expect(await moved()).toBe(0)
  })

  it('with a card that the processor does not know, or while it does not answer', async () => {
    const unknown = { ...payment().payment_info, number: 'sim_nobody' }
    expect((await buy(payment({ payment_info: unknown }))).body.error_code).toBe('payment_failed')
    market.processor.faults.describe = async () => {
      throw new Error('down')
    }
    expect((await buy()).body.error_code).toBe('payment_failed')
    expect((await details()).status_code).toBe('initializing')
  })
})
