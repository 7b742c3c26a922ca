import type { Coverage, Party, PolicyDetails, PolicyListItem } from '@amparo/contract/policies'
import type { InsuredPerson } from '@amparo/rules/policies/coverage-update'
import { dollarsOf } from '@amparo/rules/policies/money'
import { PURCHASE_PLAN } from '@amparo/rules/policies/payment-plan'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { type Policy, type PricedCoverage, statusAt } from './policy.ts'

const MONTHS_OF_A_TERM = 12

type About = { product: { code: string; display: string }; now: Date }

export function policyListItem(policy: Policy, { product, now }: About): PolicyListItem {
  const { id, number, effective_date } = policy
  const status_code = statusAt(policy, now)
  return { id, number, status_code, effective_date, product: product.code, product_display: product.display }
}

/** A policy or quote in the specification's words (§3). */
export function policyDetails(policy: Policy, about: About): PolicyDetails {
  const { people, monthly_premium_cents: cents } = policy
  const monthly = dollarsOf(cents)
  const { next_payment_on } = policy
  const isDue = next_payment_on !== null && isEditable(statusAt(policy, about.now))
  return {
    ...policyListItem(policy, about),
    out_of_force_date: policy.out_of_force_date,
    total_premium: dollarsOf(cents * MONTHS_OF_A_TERM),
    monthly_quote_amount: monthly,
    monthly_premium: monthly,
    payment_plan: PURCHASE_PLAN,
    next_payment: isDue ? { amount: monthly, due_at: next_payment_on } : null,
    card: policy.card,
    geographic_location: placeOf(policy),
    coverages: policy.coverages.map(coverageOf),
    parties: policy.erased_at ? [] : partiesOf(policy),
    assessment_results: answersOf(people),
    quote_expires_on: policy.number === null ? policy.quote_expires_on : null,
    cancel_rewrite_policy_id: policy.replaces,
    purchase_problem: policy.purchase_problem,
    version: policy.version,
  }
}

function placeOf({ people, time_zone_id }: Policy) {
  return { ...people.address, time_zone_id }
}

function coverageOf({ maximum_cents, deductible_cents, ...coverage }: PricedCoverage): Coverage {
  return {
    ...coverage,
    maximum_per_claim_amount: dollarsOf(maximum_cents),
    deductible_amount: deductible_cents === null ? null : dollarsOf(deductible_cents),
  }
}

/** Names in the specification's words (M-264 to M-266, M-X18). */
function answersOf({ beneficiary, smokes_yn }: Policy['people']) {
  return [
    ...(beneficiary === null ? [] : [{ code: 'Beneficiary Selection', value: beneficiary }]),
    ...(smokes_yn === null ? [] : [{ code: 'Is Smoker', value: smokes_yn }]),
  ]
}

function partiesOf(policy: Policy): Party[] {
  const { email, holder, spouse, children } = policy.people
  const primary: Party = {
    ...personOf('primary', holder),
    gender: holder.gender,
    insured_type: 'primary_named_insured',
    is_primary_insured: true,
    communications: [{ type: 'EMAIL', value: email }],
    assessment_results: answersOf(policy.people),
    geographic_location: placeOf(policy),
  }
  return [
    primary,
    ...(spouse ? [{ ...personOf('spouse', spouse), ...spouseParts }] : []),
    ...children.map((child, place): Party => ({ ...personOf(`child-${place + 1}`, child), relation: 'dependent' })),
  ]
}

const spouseParts = {
  insured_type: 'additional_named_insured',
  relation: 'spouse',
  assessment_results: [{ code: 'Relationship to Primary Insured', value: 'spouse' }],
} as const satisfies Partial<Party>

function personOf(id: string, { first_name, last_name, birthdate }: InsuredPerson): Party {
  return {
    id,
    first_name,
    last_name,
    birthdate,
    gender: null,
    insured_type: 'additional_insured',
    is_primary_insured: false,
    meta_serialization_type: 'person',
    communications: [],
    relation: null,
    assessment_results: [],
    geographic_location: null,
  }
}
