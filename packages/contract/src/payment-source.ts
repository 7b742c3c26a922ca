import * as z from 'zod/mini'
import { freeText } from './primitives.ts'

export const CardholderName = freeText(100).check(z.regex(/\S/))

/** What a payment page gets instead of a card: `number` is the processor's reference, `cvv` a fixed word (M-175, M-309). */
export const PaymentSource = z.object({
  number: z.string().check(z.regex(/^(?:sim|pm)_[A-Za-z0-9_.-]{1,100}$/)),
  expiry_month: z.int(),
  expiry_year: z.int(),
  name: z.string(),
  cvv: z.literal('provided'),
})
export type PaymentSource = z.output<typeof PaymentSource>
