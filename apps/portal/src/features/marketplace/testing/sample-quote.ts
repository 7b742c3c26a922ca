import type { Coverage, Party, PolicyDetails } from '@amparo/contract/policies'
import type { CatalogueCoverage } from '@amparo/contract/quotes'
import type { InsuredPerson, QuoteUpdate } from '@amparo/rules/policies/coverage-update'

export const quoteId = '0b8c8f0e-6d0f-4c53-9f5b-2f6c2a8d1e11'

/** The address of the quote below, as a payment names it. */
export const elmStreet = {
  line1Address: '12 Elm St',
  line2address: null,
  city: 'Dayton',
  state: 'OH',
  postalCode: '45402',
}

export function aParty(parts: Partial<Party>): Party {
  return {
    id: 'primary',
    first_name: 'Ada',
    last_name: 'Byron',
    birthdate: '1990-12-10',
    gender: 'F',
    insured_type: 'additional_insured',
    is_primary_insured: false,
    meta_serialization_type: 'person',
    communications: [],
    relation: null,
    assessment_results: [],
    geographic_location: null,
    ...parts,
  }
}

const add: Coverage = {
  id: 'ADD',
  name: 'AD&D',
  maximum_per_claim_amount: 100_000,
  deductible_amount: null,
  coinsurance_percentage: null,
  level_id: 'ADD-100000',
  deductible_id: null,
  coinsurance_id: null,
}

export const holder = aParty({ insured_type: 'primary_named_insured', is_primary_insured: true })

export function aQuote(parts: Partial<PolicyDetails> = {}): PolicyDetails {
  return {
    id: quoteId,
    number: null,
    status_code: 'initializing',
    effective_date: '2026-11-16',
    out_of_force_date: null,
    total_premium: 75.6,
    monthly_quote_amount: 6.3,
    monthly_premium: 6.3,
    payment_plan: 'monthly',
    product: 'ADD',
    product_display: 'AD&D Coverage',
    next_payment: null,
    card: null,
    geographic_location: {
      line_1_address: '12 Elm St',
      line_2_address: null,
      municipality_name: 'Dayton',
      state: 'OH',
      postal_code: '45402',
      time_zone_id: 'America/New_York',
    },
    coverages: [add],
    parties: [holder],
    assessment_results: [],
    quote_expires_on: '2026-12-16',
    cancel_rewrite_policy_id: null,
    purchase_problem: null,
    version: 1,
    ...parts,
  }
}

/** The quote after it was bought. */
export function aPolicy(parts: Partial<PolicyDetails> = {}): PolicyDetails {
  const card = { brand: 'Mastercard', last_4: '4444', exp_month: 12, exp_year: 2028 }
  return aQuote({ number: 'ADD-1000017', status_code: 'bound', card, ...parts })
}

/** A quote of another state. */
export function aQuoteIn(state: string, parts: Partial<PolicyDetails> = {}): PolicyDetails {
  const { geographic_location: place } = aQuote()
  return aQuote({ ...parts, geographic_location: { ...place, state } })
}

export const medical: CatalogueCoverage = {
  id: 'AME',
  name: 'Accident Medical Expense',
  coverage_levels: [
    { id: 'AME-2500', amount: 2500 },
    { id: 'AME-5000', amount: 5000 },
  ],
  deductibles: [
    { id: 'DED-0', amount: 0 },
    { id: 'DED-100', amount: 100 },
  ],
  coinsurances: ['None', 'Half'],
}
export const illness: CatalogueCoverage = {
  id: 'CI',
  name: 'Critical Illness',
  coverage_levels: [
    { id: 'CI-5000', amount: 5000 },
    { id: 'CI-10000', amount: 10_000 },
  ],
  deductibles: [],
  coinsurances: [],
}
export const basic: CatalogueCoverage = {
  id: 'ADD',
  name: 'AD&D',
  coverage_levels: [{ id: 'ADD-100000', amount: 100_000 }],
  deductibles: [],
  coinsurances: [],
}

/** What the server answers to an update: $5.01 for a spouse, $4.33 for children, $2 for an extra. */
export function updated(quote: PolicyDetails, update: QuoteUpdate): PolicyDetails {
  const { spouse, children, coverages, beneficiary, smokes_yn } = update
  const price = 6.3 + (spouse ? 5.01 : 0) + (children.length > 0 ? 4.33 : 0) + coverages.length * 2
  const person = ({ first_name, last_name, birthdate }: InsuredPerson) => ({ first_name, last_name, birthdate })
  return {
    ...quote,
    version: (quote.version ?? 0) + 1,
    effective_date: update.effective_date,
    monthly_quote_amount: Math.round(price * 100) / 100,
    parties: [
      ...quote.parties.filter(({ is_primary_insured }) => is_primary_insured),
      ...(spouse ? [aParty({ id: 'spouse', relation: 'spouse', ...person(spouse) })] : []),
      ...children.map((child, at) => aParty({ id: `child-${at}`, relation: 'dependent', ...person(child) })),
    ],
    coverages: [
      add,
      ...coverages.map(({ id, level_id = null, deductible_id = null, coinsurance_id = null }) => ({
        ...add,
        id,
        name: id === 'CI' ? illness.name : medical.name,
        maximum_per_claim_amount: 5000,
        level_id,
        deductible_id,
        coinsurance_id,
      })),
    ],
    assessment_results: [
      ...(beneficiary === null ? [] : [{ code: 'Beneficiary Selection', value: beneficiary }]),
      ...(smokes_yn === null ? [] : [{ code: 'Is Smoker', value: smokes_yn }]),
    ],
  }
}
