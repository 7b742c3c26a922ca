import { randomBytes } from 'node:crypto'
import { testCards } from '@amparo/contract/test-cards'
import { cardDigits } from '@amparo/rules/card/card-number'
import type { PaymentProcessor } from './payment-processor.ts'

/** For demonstrations. It knows the documented test cards only, so that a real card that somebody types goes nowhere. */
export function simulatedProcessor(): PaymentProcessor {
  return {
    async referenceFor({ number, month, year }) {
      const card = testCards.find((one) => cardDigits(one.number) === number)
      if (!card) return { refusal: 'card_refused' }
      if (card.outcome === 'unavailable') throw new Error('the simulated processor is unavailable')

      const expiry = `${String(month).padStart(2, '0')}${String(year).slice(-2)}`
      const random = randomBytes(12).toString('base64url')
      return { reference: `sim_${card.outcome}.${number.slice(-4)}.${expiry}.${random}` }
    },
  }
}
