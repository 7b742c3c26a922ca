import * as z from 'zod/mini'
import { cardRefusals } from './card-refusals.ts'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { forUsers } from './marketplace.ts'
import { Address, Dollars, PolicyDetails, policyParams } from './policies.ts'
import { BillingAddress, PaymentInfo } from './quotes.ts'

/** Sent with every cancellation by a policyholder (M-306, M-X36). */
export const CANCEL_REASON = 'member-initiated cancellation'
export const CANCEL_COMMENTS = 'Cancelled by the policyholder in self-service.'

const AddressChange = z.strictObject({
  address: z.extend(Address, { line_2_address: z.optional(z.nullable(freeText(100))) }),
})
const BillingChange = z.strictObject({
  billing_address: BillingAddress,
  payment_info: PaymentInfo,
  /** The overdue amount that the person agreed to pay now; 0 for nothing. Without it, it is what was overdue when the request arrived. */
  overdue_amount: z.optional(Dollars),
})
export const PolicyChange = z.union([AddressChange, BillingChange])
export type PolicyChange = z.output<typeof PolicyChange>

/**
 * Changes the address within the same state (M-302), or the card and its billing address (M-303). If the policy is overdue, the new card is charged
 * the overdue amount, and replaces the old card only if that succeeds. `amount_changed`: another amount is overdue than the person agreed to; nothing
 * was changed or charged. `needs_rewrite`: another state needs a new policy. `payment_in_progress` (423): the processor has not answered yet; poll the
 * policy until it is no longer overdue.
 */
export const updatePolicy = endpoint({
  ...forUsers,
  summary: 'Change the address of a policy, or its card and billing address',
  method: 'PATCH',
  path: '/api/v2/marketplace/policies/:id/',
  params: policyParams,
  body: PolicyChange,
  answer: PolicyDetails,
  refusals: [
    'policy_not_editable',
    'needs_rewrite',
    'invalid_geographical_location',
    'amount_changed',
    'payment_in_progress',
    ...cardRefusals,
  ],
})

/** Coverage ends today. Repeating the call answers with the canceled policy and has no further effect. */
export const cancelPolicy = endpoint({
  ...forUsers,
  summary: 'Cancel a policy',
  method: 'POST',
  path: '/api/v2/marketplace/policies/:id/cancel/',
  params: policyParams,
  body: z.object({ reason: z.literal(CANCEL_REASON), comments: freeText(200) }),
  answer: PolicyDetails,
  refusals: ['policy_not_cancelable', 'payment_in_progress'],
})
