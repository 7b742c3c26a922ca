import type { Party, PolicyDetails } from '@amparo/contract/policies'

export const policyId = '0b6f1c2e-8a3e-4b51-9d0c-2f6a1b7e4c33'

export function aParty(parts: Partial<Party> = {}): Party {
  return {
    id: 'p1',
    first_name: 'Ada',
    last_name: 'Winters',
    birthdate: '1985-04-12',
    gender: 'F',
    insured_type: 'primary_named_insured',
    is_primary_insured: true,
    meta_serialization_type: 'person',
    communications: [{ type: 'EMAIL', value: 'ada@winters.example' }],
    relation: null,
    assessment_results: [],
    geographic_location: null,
    ...parts,
  }
}

/** A quote that is not bought yet. */
export function aQuote(parts: Partial<PolicyDetails> = {}): PolicyDetails {
  return {
    id: policyId,
    number: null,
    status_code: 'initializing',
    effective_date: '2026-11-20',
    out_of_force_date: null,
    total_premium: 75.6,
    monthly_quote_amount: 6.3,
    monthly_premium: 6.3,
    payment_plan: 'monthly',
    product: 'ADD',
    product_display: 'AD&D',
    next_payment: null,
    card: null,
    geographic_location: {
      line_1_address: '12 Palm Street',
      line_2_address: null,
      municipality_name: 'Phoenix',
      state: 'AZ',
      postal_code: '85004',
      time_zone_id: 'America/Phoenix',
    },
    coverages: [
      {
        id: 'ADD',
        name: 'AD&D',
        maximum_per_claim_amount: 100_000,
        deductible_amount: null,
        coinsurance_percentage: null,
        level_id: null,
        deductible_id: null,
        coinsurance_id: null,
      },
    ],
    parties: [aParty()],
    assessment_results: [],
    quote_expires_on: '2026-12-15',
    cancel_rewrite_policy_id: null,
    purchase_problem: null,
    ...parts,
  }
}

export function aPolicy(parts: Partial<PolicyDetails> = {}): PolicyDetails {
  return aQuote({
    number: 'ADD-1000017',
    status_code: 'bound',
    card: { brand: 'Mastercard', last_4: '4444', exp_month: 12, exp_year: 2028 },
    ...parts,
  })
}
