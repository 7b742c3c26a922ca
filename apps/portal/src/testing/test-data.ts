import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import type { Answer } from '@amparo/contract/endpoint'
import type { getMarketplaceSupport } from '@amparo/contract/support'
import type { Card } from '../session/card-session.ts'
import type { MadeLetter } from '../session/letters/stored-letter.ts'

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

/** A travel letter that has not been registered yet. */
export function aMadeLetter(parts: Partial<MadeLetter> = {}): MadeLetter {
  return {
    panToken,
    benefitCode: 'TIN',
    kind: 'ap-certificate',
    number: '402117948736000004321',
    code: '7K3MP0QX2WVD',
    issuedOn: '2026-11-16',
    form: {
      firstName: 'Amara',
      lastName: 'Silva',
      nationality: 'SGP',
      dob: '1990-05-04',
      cardholderRelationship: 'cardholder',
      isChildDisablement: '',
      isFullTimeStudent: '',
      email: 'amara@example.com',
      phoneNumber: '+6561234567',
      origin: 'SGP',
      destination: 'JPN',
      departureDate: '2026-12-01',
      returnDate: '2026-12-15',
    },
    values: { firstName: 'Amara', lastName: 'Silva', origin: 'Singapore', destination: 'Japan' },
    toSend: {
      card_issuer: 'Lumen Bank',
      card_number: '4021',
      card_type: 'Horizon Platinum',
      date_of_birth: '1990-05-04',
      departure_date: '2026-12-01',
      destination: 'JPN',
      email: 'amara@example.com',
      first_name: 'Amara',
      ica_country: 'SGP',
      issuance_date: '2026-11-16',
      last_name: 'Silva',
      nationality: 'SGP',
      origin: 'SGP',
      phone_number: '+6561234567',
      relationship: 'cardholder',
      return_date: '2026-12-15',
      ticket: '402117948736000004321',
      pan_token: panToken,
      benefit_code: 'TIN',
      language_code: 'en_AP',
      verification_code: '7K3MP0QX2WVD',
    },
    ...parts,
  }
}

/** The contact details of the marketplace's support. */
export const aSupport: Answer<typeof getMarketplaceSupport> = {
  quotes: { phone: '+18005550164' },
  billing: { phone: '+18005550165', email: 'billing@mail.example' },
  claims: { phone: '+18005550166' },
  hours: { timeZone: 'America/Los_Angeles', weekly: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }] },
}
