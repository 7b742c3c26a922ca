import type { PaymentProcessorSetting } from '../settings/payment-processor-setting.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { simulatedProcessor } from './simulated-processor.ts'

/** Null where nobody processes payments. Stripe's library is loaded only where it is used, as it would slow every start down. */
export async function chooseProcessor(setting: PaymentProcessorSetting): Promise<PaymentProcessor | null> {
  if (setting.kind === 'none') return null
  if (setting.kind === 'simulated') return simulatedProcessor()
  const { stripeProcessor } = await import('./stripe-processor.ts')
  return stripeProcessor(setting)
}
