import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { forUsers } from './marketplace.ts'
import { Dollars, policyParams } from './policies.ts'
import { Day, LastFour } from './primitives.ts'
import { BillingAddress } from './quotes.ts'

const Payment = z.object({
  kind: z.enum(['charge', 'refund']),
  /** Dollars; negative for a refund. */
  amount: Dollars,
  paid_on: Day,
  /** The first day of the month that a charge is for; null for a refund. */
  due_on: z.nullable(Day),
  last_4: z.nullable(LastFour),
})

/** What the billing page shows; not in the specification. The amounts are what the server would charge or refund now. */
export const PolicyBilling = z.object({
  cardholder_name: z.nullable(z.string()),
  billing_address: z.nullable(BillingAddress),
  /** Null unless the policy is overdue: the amount, the first unpaid due date, and the day coverage ends. */
  overdue: z.nullable(z.object({ amount: Dollars, since: Day, coverage_ends_on: Day })),
  /** What a cancellation today would refund, and whether that is everything (within ten days of the purchase). Null if the policy cannot be canceled. */
  refund_if_canceled: z.nullable(z.object({ amount: Dollars, is_full: z.boolean() })),
  /** Newest first. */
  payments: z.array(Payment).check(z.maxLength(200)),
})
export type PolicyBilling = z.output<typeof PolicyBilling>

export const getPolicyBilling = endpoint({
  ...forUsers,
  summary: 'Get the billing of a policy: payments, overdue amount, refund',
  method: 'GET',
  path: '/api/v2/marketplace/policies/:id/billing/',
  params: policyParams,
  answer: PolicyBilling,
  refusals: [],
})
