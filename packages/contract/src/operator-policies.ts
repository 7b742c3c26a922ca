import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PolicyDetails, PolicyListItem, PolicyStatus, policyParams } from './policies.ts'

/** Who did it; it is stored with it. */
const author = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

const PolicySummary = z.extend(PolicyListItem, {
  state: z.string(),
  monthly_premium: z.number(),
  created_at: z.string(),
})
export type PolicySummary = z.output<typeof PolicySummary>

const PolicyEvent = z.object({
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
  params: policyParams,
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
  params: policyParams,
  body: z.object({ author }),
  answer: z.null(),
  refusals: ['unknown_policy', 'too_many_links'],
})
