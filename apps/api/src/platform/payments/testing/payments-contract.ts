import { beforeEach, describe, expect, it } from 'vitest'
import { IdempotencyMismatch, type Payments } from '../payments.ts'
import type { SimulatedOutcome } from '../simulated-references.ts'

type Processor = {
  payments: () => Payments
  /** A reference of this processor that leads to an outcome; each call makes another card. */
  reference: (outcome: SimulatedOutcome) => string
  /** What the processor's own books say: the cents that have moved. */
  moved: () => Promise<number>
  /** A charge id in the processor's form that it does not know. */
  strangeCharges: readonly string[]
}

/** What every adapter of the payments port promises. */
export function describePayments({ payments, reference, moved, strangeCharges }: Processor) {
  let keys = 0
  let order: { amount_cents: number; currency: string; payment_reference: string; idempotency_key: string }
  let before: number
  beforeEach(async () => {
    order = {
      amount_cents: 1731,
      currency: 'USD',
      payment_reference: reference('succeeds'),
      idempotency_key: `order-${++keys}`,
    }
    before = await moved()
  })
  const movedSince = async () => (await moved()) - before
  const charge = (change: Partial<typeof order> = {}) => payments().charge({ ...order, ...change })

  async function charged(change: Partial<typeof order> = {}): Promise<string> {
    const result = await charge(change)
    if (result.status !== 'succeeded') throw new Error('expected a charge')
    return result.charge_id
  }

  describe('a charge', () => {
    it.each(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvv'] as const)(
      'is declined: %s',
      async (code) => {
        const payment_reference = reference(code)
        for (const _ of ['first', 'again'])
          expect(await charge({ payment_reference })).toEqual({ status: 'declined', code })
        expect(await movedSince()).toBe(0)
      },
    )

    it('does not know a reference of nobody', async () => {
      const payment_reference = `${reference('succeeds').split('_', 1)[0]}_nobody`
      expect(await charge({ payment_reference })).toEqual({ status: 'declined', code: 'unknown_reference' })
      expect(await payments().describeCard(payment_reference)).toBeNull()
    })

    it('answers a repeated key with the first result, also in parallel', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => charged()))
      expect(new Set(ids).size).toBe(1)
      expect(await movedSince()).toBe(1731)
    })

    it('whose answer is lost is found with its key', async () => {
      const payment_reference = reference('answer_lost')
      await expect(charge({ payment_reference })).rejects.toThrow()
      expect(await movedSince()).toBe(1731)
      expect(await charge({ payment_reference })).toMatchObject({ status: 'succeeded' })
      expect(await movedSince()).toBe(1731)
    })

    it.each([{ amount_cents: 1 }, { currency: 'BRL' }])('refuses the same key with %j', async (change) => {
      await charged()
      await expect(charge(change)).rejects.toThrow(IdempotencyMismatch)
    })

    it('refuses the same key with another card', async () => {
      await charged()
      await expect(charge({ payment_reference: reference('succeeds') })).rejects.toThrow(IdempotencyMismatch)
    })

    it.each([0, -1, 0.5, Number.NaN, 2 ** 53])('refuses the amount %d', async (amount_cents) => {
      await expect(charge({ amount_cents })).rejects.toThrow(RangeError)
      await expect(payments().abandon({ ...order, amount_cents })).rejects.toThrow(RangeError)
    })

    it('can be made again with the same card', async () => {
      await charged()
      await charged({ idempotency_key: 'the next month' })
      expect(await movedSince()).toBe(2 * 1731)
    })
  })

  describe('an abandoned charge', () => {
    it('moves no money any more, and is declined', async () => {
      const payment_reference = reference('processing_error')
      await expect(charge({ payment_reference })).rejects.toThrow()
      const abandoned = { status: 'declined', code: 'processing_error' }
      expect(await payments().abandon({ ...order, payment_reference })).toEqual(abandoned)
      expect(await payments().abandon({ ...order, payment_reference })).toEqual(abandoned)
      expect(await movedSince()).toBe(0)
    })

    it('that was not begun cannot be made later', async () => {
      await payments().abandon(order)
      expect(await charge()).toEqual({ status: 'declined', code: 'processing_error' })
      expect(await movedSince()).toBe(0)
    })

    it('that moved money is answered as what it is', async () => {
      const payment_reference = reference('answer_lost')
      await expect(charge({ payment_reference })).rejects.toThrow()
      const found = await payments().abandon({ ...order, payment_reference })
      expect(found).toMatchObject({ status: 'succeeded' })
      expect(await charge({ payment_reference })).toEqual(found)
      expect(await movedSince()).toBe(1731)
    })

    it('that was declined stays declined', async () => {
      const payment_reference = reference('insufficient_funds')
      await charge({ payment_reference })
      expect(await payments().abandon({ ...order, payment_reference })).toMatchObject({ status: 'declined' })
    })
  })

  describe('a refund', () => {
    const refund = (charge_id: string, amount_cents: number, idempotency_key: string) =>
      payments().refund({ charge_id, amount_cents, idempotency_key: `${keys}-${idempotency_key}` })

    it('returns parts up to the full amount, and not a cent more', async () => {
      const charge = await charged()
      expect(await refund(charge, 1000, 'a')).toMatchObject({ status: 'succeeded' })
      expect(await refund(charge, 732, 'b')).toEqual({ status: 'refused', code: 'exceeds_charge' })
      expect(await refund(charge, 731, 'c')).toMatchObject({ status: 'succeeded' })
      expect(await refund(charge, 1, 'd')).toEqual({ status: 'refused', code: 'exceeds_charge' })
      expect(await movedSince()).toBe(0)
    })

    it('returns the full amount once for 20 parallel calls', async () => {
      const charge = await charged()
      const results = await Promise.all(Array.from({ length: 20 }, (_, index) => refund(charge, 1731, `key-${index}`)))
      expect(results.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
      expect(await movedSince()).toBe(0)
    })

    it('answers a repeated key with the first refund, and refuses it for another', async () => {
      const charge = await charged()
      const first = await refund(charge, 1731, 'a')
      expect(await refund(charge, 1731, 'a')).toEqual(first)
      await expect(refund(charge, 1, 'a')).rejects.toThrow(IdempotencyMismatch)
    })

    it.each(strangeCharges)('does not know the charge %s', async (charge_id) => {
      expect(await refund(charge_id, 1, 'a')).toEqual({ status: 'refused', code: 'unknown_charge' })
    })
  })

  it('describes a card without its number', async () => {
    expect(await payments().describeCard(reference('succeeds'))).toEqual({
      brand: 'Mastercard',
      last_4: '4444',
      exp_month: 12,
      exp_year: 2030,
    })
  })
}
