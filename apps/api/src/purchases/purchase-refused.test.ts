import type { QuoteUpdate } from '@amparo/contract/quotes'
import { describe, expect, it } from 'vitest'
import { ask, cardPayment, holder, payment, quote, update } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import { buy, details, id, moved, preparePurchases } from '../testing/policies/one-purchase.ts'
import { declines } from '../testing/policies/test-processor.ts'

preparePurchases()

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
