import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import * as z from 'zod/mini'
import { BenefitsResponse } from './benefits.ts'
import { endpoint } from './endpoint.ts'
import { forUsers, marketplace } from './marketplace.ts'
import { PolicyId, policyParams } from './policies.ts'
import { ClaimToken } from './primitives.ts'

/** The path at which the portal serves the widget. */
export const CLAIM_WIDGET_PATH = '/widget/claim'

/**
 * Creates a claim token: it opens the claim form of one policy, is valid for 30 minutes, and can send one claim. `url` is the widget's address,
 * relative to the portal; the hidden values (M-246 to M-248) are added to it as query parameters, but never the token. `policy_not_claimable`: the
 * policy has not been bought, or has not started.
 */
export const createClaimWidget = endpoint({
  ...forUsers,
  summary: 'Create a claim token for a policy',
  method: 'POST',
  path: '/api/v2/marketplace/policies/:id/claim-widget/',
  params: policyParams,
  answer: z.object({ token: ClaimToken, url: z.string(), expires_at: z.string() }),
  refusals: ['policy_not_claimable'],
})

/** What the widget needs to know about its policy. `benefits` has the same shape as a card's benefits, so that the claim pages can use it. */
export const readClaimWidget = endpoint({
  ...marketplace,
  summary: 'Get the policy data that the widget needs',
  method: 'POST',
  path: '/api/v2/marketplace/claim-widget/',
  body: z.object({ token: ClaimToken }),
  answer: z.object({
    policy_id: PolicyId,
    policy_number: z.string(),
    expires_at: z.string(),
    has_accident_medical_expense: z.boolean(),
    has_critical_illness: z.boolean(),
    /** Prefilled answers by question key, for the person to check. */
    known: z.record(z.string(), z.string()),
    benefits: BenefitsResponse,
  }),
  refusals: ['claim_token_expired'],
})

const PolicyClaim = z.object({
  claim_number: z.string(),
  status: z.enum(claimStatuses),
  date_of_loss: z.nullable(z.string()),
  received_at: z.string(),
})
export type PolicyClaim = z.output<typeof PolicyClaim>

/** Newest first. */
export const listPolicyClaims = endpoint({
  ...forUsers,
  summary: 'List the claims of a policy',
  method: 'GET',
  path: '/api/v2/marketplace/policies/:id/claims/',
  params: policyParams,
  answer: z.array(PolicyClaim).check(z.maxLength(100)),
  refusals: [],
})
