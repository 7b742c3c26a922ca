import { describe, expect, it } from 'vitest'
import { ask, cardPayment, payment, update } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import { buy, crash, expectBoughtOnce, id, preparePurchases } from '../testing/policies/one-purchase.ts'

preparePurchases()

describe('one policy and one charge', () => {
  it('for 20 parallel calls of the same click', { tags: ['race', 'embedded'] }, async () => {
    const paid = payment()
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(paid)))
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(market.processor.calls.filter((call) => call === 'abandon')).toEqual([])
    await expectBoughtOnce()
  })

  it('for two tabs with different cards, on two servers', { tags: ['race'] }, async () => {
    const other = market.startServer()
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
})

describe('while a purchase is under way', () => {
  it('the quote cannot be changed, and tells where it stands', { tags: ['race'] }, async () => {
    market.processor.faults.before = crash
    await buy(payment(), market.startServer({ maxWaitMs: 10 }))
    const { status, body } = await ask(market, `PUT /quote/${id}/`, { bearer, payload: update })
    expect([status, body.error_code]).toEqual([423, 'quote_locked'])
    expect((await buy(payment(), market.startServer({ maxWaitMs: 10 }))).status).toBe(423)
  })
})

it('has books that nobody can change', async () => {
  await buy()
  for (const table of ['policy_versions', 'policy_history', 'ledger_entries']) {
    await expect(market.database.query(`UPDATE ${table} SET policy_id = gen_random_uuid()`)).rejects.toThrow(
      'never changed',
    )
    await expect(market.database.query(`DELETE FROM ${table}`)).rejects.toThrow('never changed')
  }
})
