import { describe, expect, it } from 'vitest'
import { ask, quote } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import {
  billing,
  cancel,
  cardRequest,
  catchUp,
  centsMoved,
  details,
  goTo,
  history,
  id,
  mailTags,
  makeOverdue,
  preparePolicy,
  setCard,
} from '../testing/policies/one-policy.ts'
import { declines, reference } from '../testing/policies/test-processor.ts'

preparePolicy()

const elsewhere = { line1Address: '9 Mill Road', line2address: null, city: 'Reno', state: 'NV', postalCode: '89501' }
const newCard = (outcome?: Parameters<typeof cardRequest>[0]) => ({
  payment_info: { ...cardRequest().payment_info, number: reference(outcome).replace('.4444.', '.5100.') },
  billing_address: elsewhere,
})
const patch = (payload: object, app = market.app, of = id) =>
  ask(market, `PATCH /policies/${of}/`, { bearer, payload, app })

describe('a new card for a policy with nothing overdue', () => {
  it('is charged from the next due date on, and not now [M-303]', async () => {
    const { status, body } = await patch(newCard())
    expect(status).toBe(200)
    expect(body).toMatchObject({ status_code: 'in_force', card: { brand: 'Mastercard', last_4: '5100' } })
    expect(await billing()).toMatchObject({ cardholder_name: 'Sol Quill', billing_address: elsewhere })
    expect([market.processor.calls, await centsMoved()]).toEqual([[], 630])
    expect(await history()).toContain('card_changed')
    goTo('2026-12-15')
    await catchUp()
    expect((await billing()).payments[0]).toMatchObject({ amount: 6.3, last_4: '5100', due_on: '2026-12-15' })
  })
})

describe('a new card for an overdue policy', () => {
  it('is charged exactly what is overdue, once, and replaces the old card [M-230, M-303]', {
    tags: ['race'],
  }, async () => {
    await makeOverdue()
    goTo('2027-01-10')
    const request = newCard()
    const answers = await Promise.all([patch(request), patch(request, market.startServer().app), patch(request)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body).toMatchObject({
      status_code: 'in_force',
      out_of_force_date: null,
      card: { last_4: '5100' },
      next_payment: { amount: 6.3, due_at: '2027-01-15' },
    })
    expect(await centsMoved()).toBe(1260)
    expect((await patch(request)).status).toBe(200)
    expect(await centsMoved()).toBe(1260)
    expect(await mailTags()).toEqual(['policy_payment_failed', 'policy_resolved'])
  })

  it('is charged only the amount that the person agreed to [M-230]', async () => {
    await makeOverdue()
    const before = [await details(), await billing()]
    const { status, body } = await patch({ ...newCard(), overdue_amount: 0 })
    expect([status, body.error_code]).toEqual([422, 'amount_changed'])
    expect([await details(), await billing()]).toEqual(before)
    expect(await centsMoved()).toBe(630)
    expect((await patch({ ...newCard(), overdue_amount: 6.3 })).status).toBe(200)
    expect(await centsMoved()).toBe(1260)
  })

  it.each(declines)('that is refused (%s) changes nothing', async (outcome, code) => {
    await makeOverdue()
    const before = [await details(), await billing()]
    const { status, body } = await patch(newCard(outcome))
    expect([status, body.error_code]).toEqual([422, code])
    expect([await details(), await billing()]).toEqual(before)
    expect(await centsMoved()).toBe(630)
  })

  it('stays in progress while the processor does not answer, and reinstates the policy later', async () => {
    await makeOverdue()
    market.processor.faults.before = () => new Promise<never>(() => {})
    const { app } = market.startServer({ maxWaitMs: 10 })
    const request = newCard()
    const { status, body } = await patch(request, app)
    expect([status, body.error_code]).toEqual([423, 'payment_in_progress'])
    expect((await details()).status_code).toBe('suspended')
    // Another card at this moment would make a second payment.
    expect((await patch(newCard(), app)).body.error_code).toBe('payment_in_progress')
    market.processor.heal()
    market.clock.time += 21_000
    await catchUp(market.startServer())
    expect(await details()).toMatchObject({ status_code: 'in_force', card: { last_4: '5100' } })
    expect(await centsMoved()).toBe(1260)
  })
})

describe('the same request again', () => {
  it('after the last day of the grace period asks about the payment that began in time', async () => {
    await makeOverdue()
    goTo('2027-01-13', '23:00:00Z')
    market.processor.faults.before = () => new Promise<never>(() => {})
    const { app } = market.startServer({ maxWaitMs: 10 })
    const request = { ...newCard(), overdue_amount: 6.3 }
    expect((await patch(request, app)).body.error_code).toBe('payment_in_progress')
    goTo('2027-01-14', '05:00:10Z')
    expect((await details()).status_code).toBe('out_of_force')
    market.processor.heal()
    const { status, body } = await patch(request)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status_code: 'in_force', card: { last_4: '5100' } })
    expect(await centsMoved()).toBe(1260)
  })

  it('is a payment even if the policy was canceled in the meantime', async () => {
    await makeOverdue()
    const request = { ...newCard(), overdue_amount: 6.3 }
    expect((await patch(request)).status).toBe(200)
    expect((await cancel()).status).toBe(200)
    const { status, body } = await patch(request)
    expect([status, body.status_code]).toEqual([200, 'canceled'])
    expect((await patch(newCard())).body.error_code).toBe('policy_not_editable')
  })
})

describe('nothing is changed or charged', () => {
  it.each([
    [{ line1Address: ' ' }, 'line1Address', 'address_missing'],
    [{ city: ' ' }, 'city', 'city_missing'],
    [{ state: 'XX' }, 'state', 'state_missing'],
  ])('for the billing address %o', async (change, field, code) => {
    const { status, body } = await patch({ ...newCard(), billing_address: { ...elsewhere, ...change } })
    expect([status, body.problems]).toEqual([400, [{ path: `body.billing_address.${field}`, code }]])
  })

  const { payment_info, billing_address } = newCard()
  it.each([
    { payment_info },
    { billing_address },
    { payment_info: { ...payment_info, number: '5555555555554444' }, billing_address },
    { payment_info: { ...payment_info, cvv: '123' }, billing_address },
    { payment_info: { ...payment_info, expiryMonth: 13 }, billing_address },
    { payment_info: { ...payment_info, name: '' }, billing_address },
    { payment_info, billing_address: { ...billing_address, postalCode: '8950' } },
    { payment_info, billing_address: { ...billing_address, line1Address: 'x'.repeat(101) } },
    { payment_info, billing_address, address: {} },
    { payment_info, billing_address, amount: 0.01 },
  ])('for the body %#', async (payload) => {
    const before = await details()
    const { status, body } = await patch(payload)
    expect([status, body.error_code]).toEqual([400, 'invalid_request'])
    expect(await details()).toEqual(before)
  })

  it('for a reference that the processor does not know, or if the processor does not answer', async () => {
    const unknown = { ...newCard(), payment_info: { ...payment_info, number: 'sim_nonsense' } }
    expect((await patch(unknown)).body.error_code).toBe('payment_failed')
    market.processor.faults.describe = async () => {
      throw new Error('down')
    }
    expect((await patch(newCard())).body.error_code).toBe('payment_failed')
    expect((await details()).card.last_4).toBe('4444')
  })

  it.each(['out_of_force', 'canceled', 'expired'])('for a policy that is %s [M-226]', async (status) => {
    await market.database.query('UPDATE policies SET status = $2 WHERE id = $1', [id, status])
    expect((await patch(newCard())).body.error_code).toBe('policy_not_editable')
  })

  it('for a quote', async () => {
    const { body } = await patch(newCard(), market.app, await quote(market, bearer))
    expect(body.error_code).toBe('policy_not_editable')
  })

  it('for a policy that lapses today', async () => {
    await makeOverdue()
    await setCard('succeeds')
    goTo('2027-01-14')
    expect((await patch(newCard())).body.error_code).toBe('policy_not_editable')
    expect(await centsMoved()).toBe(630)
  })
})
