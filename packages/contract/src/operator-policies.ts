import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Dollars, PolicyDetails, PolicyListItem, PolicyStatus, policyParams } from './policies.ts'

/** Who did it; it is stored with it. */
const author = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/** The id of a quote or policy, or the number of a policy, in any case. */
const params = z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{4,36}$/i)) })

const PolicySummary = z.extend(PolicyListItem, {
  state: z.string(),
  monthly_premium: z.number(),
  created_at: z.string(),
})
export type PolicySummary = z.output<typeof PolicySummary>

const PolicyEvent = z.object({
  /** Its place among all events; pass the last one as `after` to get the following ones. */
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
    author,
    status: z.optional(PolicyStatus),
    after: z.optional(policyParams.shape.id),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  answer: z.object({ policies: z.array(PolicySummary).check(z.maxLength(100)), next: z.nullable(z.string()) }),
  refusals: [],
})

/** Personal data are shown, so it is recorded who looked. */
export const showOperatorPolicy = endpoint({
  summary: 'Get a quote or policy with its money and history',
  method: 'GET',
  path: '/api/management/v1/policies/:id/',
  audience: 'operator',
  params,
  query: z.object({ author }),
  answer: OperatorPolicy,
  refusals: ['unknown_policy'],
})

/** To the address of the policy, and to no other. */
export const resendPolicyLink = endpoint({
  summary: 'Send the policyholder a sign-in link',
  method: 'POST',
  path: '/api/management/v1/policies/:id/resend-link/',
  audience: 'operator',
  params,
  body: z.object({ author }),
  answer: z.null(),
  refusals: ['unknown_policy', 'too_many_links'],
})

/** Names one action, so that a repeated call does nothing more. The command makes one for each run. */
const request_id = z.uuid()

/** What is known about a policy's money after an action. */
const OperatorAccount = z.object({
  id: policyParams.shape.id,
  number: z.nullable(z.string()),
  status_code: PolicyStatus,
  /** Charges without what was returned. */
  paid: Dollars,
  /** What is on its way back to a card. */
  to_be_returned: Dollars,
})
export type OperatorAccount = z.output<typeof OperatorAccount>

/** Oldest first, a hundred at a time. It is recorded who looked. */
export const listPolicyHistory = endpoint({
  summary: 'List what happened to a policy',
  method: 'GET',
  path: '/api/management/v1/policies/:id/history/',
  audience: 'operator',
  params,
  query: z.object({ author, after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  answer: z.object({ events: z.array(PolicyEvent).check(z.maxLength(100)), next: z.nullable(z.string()) }),
  refusals: ['unknown_policy'],
})

/** As if the policyholder had done it: the same refund and the same mail. Repeated, it does nothing. */
export const cancelOperatorPolicy = endpoint({
  summary: 'Cancel a policy for its policyholder',
  method: 'POST',
  path: '/api/management/v1/policies/:id/cancel/',
  audience: 'operator',
  params,
  body: z.object({ author, note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))) }),
  answer: OperatorAccount,
  refusals: ['unknown_policy', 'policy_not_cancelable', 'payment_in_progress'],
})

/** Everything that is overdue, with the card on file. `nothing_due`: the policy is not overdue; what is due today is charged anyway. */
export const chargeOperatorPolicy = endpoint({
  summary: 'Charge what is overdue to the card on file',
  method: 'POST',
  path: '/api/management/v1/policies/:id/charge/',
  audience: 'operator',
  params,
  body: z.object({ author, request_id }),
  answer: OperatorAccount,
  refusals: [
    'unknown_policy',
    'nothing_due',
    'payment_in_progress',
    'card_declined',
    'insufficient_funds',
    'expired_card',
    'incorrect_cvv',
    'payment_failed',
  ],
})

/** To the newest charges first. `exceeds_paid`: less than that is left. `request_reused`: the request was for another amount. */
export const refundOperatorPolicy = endpoint({
  summary: 'Return money to the cards it came from',
  method: 'POST',
  path: '/api/management/v1/policies/:id/refund/',
  audience: 'operator',
  params,
  body: z.object({ author, request_id, amount: Dollars.check(z.positive(), z.lte(100_000)) }),
  answer: OperatorAccount,
  refusals: ['unknown_policy', 'not_purchased', 'exceeds_paid', 'request_reused'],
})
