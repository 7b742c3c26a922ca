import * as z from 'zod/mini'
import { cardRefusals } from './card-refusals.ts'
import { endpoint } from './endpoint.ts'
import { operatorText } from './free-text.ts'
import { Dollars, PolicyDetails, PolicyListItem, PolicyStatus, policyParams } from './policies.ts'

/** The id of a quote or policy, or the number of a policy, in any case. */
const params = z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{4,36}$/i)) })

const PolicySummary = z.extend(PolicyListItem, {
  state: z.string(),
  monthly_premium: z.number(),
  created_at: z.string(),
})
export type PolicySummary = z.output<typeof PolicySummary>

const PolicyEvent = z.object({
  /** Numbers all events in order. Pass the last one as `after` to get the next page. */
  position: z.string(),
  kind: z.string(),
  status: z.nullable(z.string()),
  note: z.nullable(z.string()),
  author: z.string(),
  happened_at: z.string(),
})
const LedgerEntry = z.object({
  kind: z.enum(['charge', 'refund']),
  /** Dollars; negative for a refund. */
  amount: z.number(),
  charge_id: z.string(),
  happened_at: z.string(),
})
const OperatorPolicy = z.object({
  policy: PolicyDetails,
  version: z.int(),
  created_at: z.string(),
  ledger: z.array(LedgerEntry).check(z.maxLength(200)),
  /** The newest hundred. */
  history: z.array(PolicyEvent).check(z.maxLength(100)),
})
export type OperatorPolicy = z.output<typeof OperatorPolicy>

/** Newest first, without names; who asked is recorded. Pass `next` as `after` to get the following ones; it is null at the end. */
export const listOperatorPolicies = endpoint({
  summary: 'List quotes and policies',
  method: 'GET',
  path: '/api/management/v1/policies/',
  audience: 'operator',
  query: z.object({
    status: z.optional(PolicyStatus),
    after: z.optional(policyParams.shape.id),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  answer: z.object({ policies: z.array(PolicySummary).check(z.maxLength(100)), next: z.nullable(z.string()) }),
  refusals: [],
})

/** Personal data are shown, so it is recorded who looked. A policy whose people are erased has no `parties`. */
export const showOperatorPolicy = endpoint({
  summary: 'Get a quote or policy with its money and history',
  method: 'GET',
  path: '/api/management/v1/policies/:id/',
  audience: 'operator',
  params,
  answer: OperatorPolicy,
  refusals: ['unknown_policy'],
})

/** To the address of the policy, and to no other. `policy_erased`: it has no address any more. */
export const resendPolicyLink = endpoint({
  summary: 'Send the policyholder a sign-in link',
  method: 'POST',
  path: '/api/management/v1/policies/:id/resend-link/',
  audience: 'operator',
  params,
  answer: z.null(),
  refusals: ['unknown_policy', 'policy_erased', 'too_many_links'],
})

/** Identifies one action, so that repeating the call has no further effect. The command creates one for each run. */
const request_id = z.uuid()

/** A policy's status and money after an operator's action. */
const OperatorAccount = z.object({
  id: policyParams.shape.id,
  number: z.nullable(z.string()),
  status_code: PolicyStatus,
  /** Charges minus completed refunds. */
  paid: Dollars,
  /** Refunds that are planned but not completed. */
  to_be_returned: Dollars,
})
export type OperatorAccount = z.output<typeof OperatorAccount>

/** Oldest first, a hundred at a time. The author is recorded. */
export const listPolicyHistory = endpoint({
  summary: 'List the events of a policy',
  method: 'GET',
  path: '/api/management/v1/policies/:id/history/',
  audience: 'operator',
  params,
  query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  answer: z.object({ events: z.array(PolicyEvent).check(z.maxLength(100)), next: z.nullable(z.string()) }),
  refusals: ['unknown_policy'],
})

/** The same as when the policyholder cancels: same refund, same mail. Repeating the call has no further effect. */
export const cancelOperatorPolicy = endpoint({
  summary: 'Cancel a policy for its policyholder',
  method: 'POST',
  path: '/api/management/v1/policies/:id/cancel/',
  audience: 'operator',
  params,
  body: z.object({ note: z.optional(operatorText(200)) }),
  answer: OperatorAccount,
  refusals: ['unknown_policy', 'policy_not_cancelable', 'payment_in_progress'],
})

/** Charges everything that is overdue to the card on file. `nothing_due`: the policy is not overdue. Charges that are due today need no operator. */
export const chargeOperatorPolicy = endpoint({
  summary: 'Charge what is overdue to the card on file',
  method: 'POST',
  path: '/api/management/v1/policies/:id/charge/',
  audience: 'operator',
  params,
  body: z.object({ request_id }),
  answer: OperatorAccount,
  refusals: ['unknown_policy', 'nothing_due', 'payment_in_progress', ...cardRefusals],
})

/** Refunds the newest charges first. `exceeds_paid`: less than `amount` is left to refund. `request_reused`: `request_id` was used with another amount. */
export const refundOperatorPolicy = endpoint({
  summary: 'Refund an amount to the cards that paid it',
  method: 'POST',
  path: '/api/management/v1/policies/:id/refund/',
  audience: 'operator',
  params,
  body: z.object({ request_id, amount: Dollars.check(z.positive(), z.lte(100_000)) }),
  answer: OperatorAccount,
  refusals: ['unknown_policy', 'not_purchased', 'exceeds_paid', 'request_reused'],
})
