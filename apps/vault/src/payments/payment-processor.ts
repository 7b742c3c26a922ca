import type { PaymentProcessorSetting } from '../settings/payment-processor-setting.ts'
import { simulatedProcessor } from './simulated-processor.ts'

export type PaymentCard = { number: string; month: number; year: number; cvv: string; name: string }

export type CardRefusal = 'invalid_card_number' | 'invalid_expiry' | 'invalid_cvv' | 'card_refused'

/** The port. Answers with the processor's own reference to the card, or why it does not take it; throws if there is no valid answer. */
export type PaymentProcessor = {
  referenceFor(card: PaymentCard): Promise<{ reference: string } | { refusal: CardRefusal }>
}

/** Null where nobody processes payments. Stripe's library is loaded only where it is used, as it would slow every start down. */
export async function paymentProcessor(setting: PaymentProcessorSetting): Promise<PaymentProcessor | null> {
  if (setting.kind === 'none') return null
  if (setting.kind === 'simulated') return simulatedProcessor()
  const { stripeProcessor } = await import('./stripe-processor.ts')
  return stripeProcessor(setting)
}
