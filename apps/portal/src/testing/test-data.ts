import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import type { Card } from '../session/card-session.ts'

export const panToken = `pt_${'a'.repeat(43)}`

export function aCard(parts: Partial<Card> = {}): Card {
  return { panToken, last4: '4021', isBrandAgnostic: false, ...parts }
}

export function aBenefit(parts: Partial<Benefit> = {}): Benefit {
  return {
    benefit_code: 'CDW',
    benefit_id: parts.benefit_code ?? 'CDW',
    source: 'LUMEN',
    name: 'Rental car damage waiver',
    display_on_dashboard: true,
    is_third_party: false,
    is_claimable: true,
    is_adjudicatable: false,
    benefit_effective_date: null,
    benefit_expiration_date: null,
    url_terms_and_conditions: null,
    coverage_type: 'primary',
    occurrence_max_amount: 7_500_000,
    is_phone_only: false,
    content_entry: 'masterrental-2',
    terms: { rental_days: 31, claim_days: 60, document_days: 180 },
    claim_form: { pages: 4, minutes: 10, documents: ['DOC001'] },
    disabled: { product_graduation: null, expired_benefit: null },
    ...parts,
  }
}

export function anAnswer(parts: Partial<BenefitsResponse> = {}): BenefitsResponse {
  return {
    benefits: [aBenefit()],
    ica_country: 'USA',
    ica_legal_name: 'Lumen Bank',
    product_name: 'Horizon Platinum',
    product_code: 'HRZ',
    is_brand_agnostic: false,
    is_prepaid_card: false,
    has_downloadable_guide_to_benefits: false,
    ...parts,
  }
}

export function aCountry(parts: Partial<Country> = {}): Country {
  return {
    code: 'USA',
    region: 'NAM',
    currency: 'USD',
    languages: ['en_US'],
    claimStatusSlug: 'claim-status',
    contactNumbers: [{ number: '+1 800 555 0100', kind: 'toll_free' }],
    isBenefitsVisible: true,
    isClaimStatusVisible: true,
    isClaimsVisible: true,
    isDisclaimersVisible: false,
    isStartClaimEnabled: true,
    isPostalCodeRequired: false,
    isSurnameRequired: false,
    loggedInLinks: ['benefits'],
    loginSuccessPath: '/benefits',
    insurerLogo: 'default',
    ...parts,
  }
}
