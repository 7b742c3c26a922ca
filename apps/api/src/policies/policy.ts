import type { Address } from '@amparo/contract/policies'
import type { CoverageDetails, InsuredPerson } from '@amparo/rules/policies/coverage-update'
import { dayIn, termEnd } from '@amparo/rules/policies/policy-days'
import type { PolicyStatus } from '@amparo/rules/policies/policy-status'
import type { PaymentCard } from '../platform/payments/payments.ts'

/** A coverage as it was offered, so that a policy stays what was bought when the catalogue changes. */
export type PricedCoverage = Required<{ [Key in keyof CoverageDetails]: string | null }> & {
  id: string
  name: string
  maximum_cents: number
  deductible_cents: number | null
  coinsurance_percentage: number | null
}

/** What is personal about a policy; encrypted where it is stored. */
export type PolicyPeople = {
  email: string
  holder: InsuredPerson & { gender: string | null }
  address: Address
  spouse: InsuredPerson | null
  children: readonly InsuredPerson[]
  beneficiary: string | null
  smokes_yn: boolean | null
}

/** What a person can change of a quote, and its price. */
export type QuoteTerms = {
  effective_date: string
  monthly_premium_cents: number
  coverages: readonly PricedCoverage[]
  people: PolicyPeople
}

export type Policy = QuoteTerms & {
  id: string
  number: string | null
  status: PolicyStatus
  owner_hash: string
  session_id: string
  state: string
  time_zone_id: string
  version: number
  quote_expires_on: string
  replaces: string | null
  card: PaymentCard | null
  payment_reference: string | null
  next_payment_on: string | null
  out_of_force_date: string | null
  purchase_problem: string | null
  created_at: Date
  bought_at: Date | null
  erased_at: Date | null
}

/** The status now. What the calendar alone changes is stored a little later, by a job. */
export function statusAt(policy: Policy, now: Date): PolicyStatus {
  const today = dayIn(policy.time_zone_id, now)
  if (policy.status === 'bound' && policy.effective_date <= today) return 'in_force'
  if (policy.status === 'in_force' && termEnd(policy.effective_date) <= today) return 'expired'
  const { out_of_force_date: end } = policy
  if (policy.status === 'suspended' && end !== null && end <= today) return 'out_of_force'
  if (policy.status === 'initializing' && policy.quote_expires_on < today) return 'expired'
  return policy.status
}
