import { paymentPlans } from '@amparo/rules/policies/payment-plan'
import { policyStatuses } from '@amparo/rules/policies/policy-status'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { forUsers } from './marketplace.ts'
import { Day, LastFour } from './primitives.ts'

export const PolicyId = z.uuid()
export const policyParams = z.object({ id: PolicyId })

/** Dollars on the wire, as the specification shows them (6.3); whole cents everywhere else (`@amparo/rules/policies/money`). */
export const Dollars = z.number()
export const PolicyStatus = z.enum(policyStatuses)
export type PolicyStatus = z.output<typeof PolicyStatus>

export const Address = z.object({
  line_1_address: freeText(100),
  line_2_address: z.nullable(freeText(100)),
  municipality_name: freeText(100),
  state: freeText(40),
  postal_code: freeText(10),
})
export type Address = z.output<typeof Address>
const GeographicLocation = z.extend(Address, { time_zone_id: z.string() })

export const AssessmentResult = z.object({ code: z.string(), value: z.union([z.string(), z.boolean()]) })

export const Party = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  birthdate: Day,
  gender: z.nullable(z.string()),
  insured_type: z.enum(['primary_named_insured', 'additional_named_insured', 'additional_insured']),
  is_primary_insured: z.boolean(),
  meta_serialization_type: z.literal('person'),
  communications: z.array(z.object({ type: z.literal('EMAIL'), value: z.string() })).check(z.maxLength(5)),
  relation: z.nullable(z.enum(['spouse', 'dependent'])),
  assessment_results: z.array(AssessmentResult).check(z.maxLength(10)),
  geographic_location: z.nullable(GeographicLocation),
})
export type Party = z.output<typeof Party>

export const Coverage = z.object({
  id: z.string(),
  name: z.string(),
  maximum_per_claim_amount: Dollars,
  deductible_amount: z.nullable(Dollars),
  coinsurance_percentage: z.nullable(z.number()),
  /** Our additions: the choices that gave these amounts, for update-quote. */
  level_id: z.nullable(z.string()),
  deductible_id: z.nullable(z.string()),
  coinsurance_id: z.nullable(z.string()),
})
export type Coverage = z.output<typeof Coverage>

/** A policy, and a quote before it is bought. `number` is null until then. Status and product codes that a page does not know are shown as "No data". */
export const PolicyDetails = z.object({
  id: PolicyId,
  number: z.nullable(z.string()),
  status_code: z.string(),
  effective_date: Day,
  out_of_force_date: z.nullable(Day),
  total_premium: Dollars,
  monthly_quote_amount: Dollars,
  monthly_premium: Dollars,
  payment_plan: z.enum(paymentPlans),
  product: z.string(),
  product_display: z.string(),
  next_payment: z.nullable(z.object({ amount: Dollars, due_at: Day })),
  card: z.nullable(z.object({ brand: z.string(), last_4: LastFour, exp_month: z.int(), exp_year: z.int() })),
  geographic_location: GeographicLocation,
  coverages: z.array(Coverage).check(z.maxLength(10)),
  parties: z.array(Party).check(z.maxLength(20)),
  assessment_results: z.array(AssessmentResult).check(z.maxLength(20)),
  /** Our additions: when an unbought quote ends, the policy this one replaces, and why the last purchase failed. */
  quote_expires_on: z.nullable(Day),
  cancel_rewrite_policy_id: z.nullable(PolicyId),
  purchase_problem: z.nullable(z.string()),
  /** Our addition: counts the changes of a quote. Optional, because servers of the release before do not send it. */
  version: z.optional(z.int()),
})
export type PolicyDetails = z.output<typeof PolicyDetails>

export const PolicyListItem = z.pick(PolicyDetails, {
  id: true,
  number: true,
  status_code: true,
  effective_date: true,
  product: true,
  product_display: true,
})

export type PolicyListItem = z.output<typeof PolicyListItem>

/** Bought policies, then quotes made in the session, then others; newest first in each. A guest sees only what was made in the session (M-X49). */
export const listPolicies = endpoint({
  ...forUsers,
  summary: "List the user's policies",
  method: 'GET',
  path: '/api/v2/marketplace/policies/',
  answer: z.array(PolicyListItem).check(z.maxLength(100)),
  refusals: [],
})

export const getPolicy = endpoint({
  ...forUsers,
  summary: 'Get a policy',
  method: 'GET',
  path: '/api/v2/marketplace/policies/:id/',
  params: policyParams,
  answer: PolicyDetails,
  refusals: [],
})
