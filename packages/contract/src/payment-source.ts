import * as z from 'zod/mini'

/** Not `freeText`: only the vault receives it here, and calls that store a name refuse one with a card number. */
export const CardholderName = z.string().check(z.maxLength(100), z.regex(/\S/))

/** What a payment page gets instead of a card: `number` is the processor's reference, `cvv` a fixed word (M-175, M-309). */
export const PaymentSource = z.object({
  number: z.string().check(z.regex(/^(?:sim|pm)_[A-Za-z0-9_.-]{1,100}$/)),
  expiry_month: z.int(),
  expiry_year: z.int(),
  name: z.string(),
  cvv: z.literal('provided'),
})
export type PaymentSource = z.output<typeof PaymentSource>
