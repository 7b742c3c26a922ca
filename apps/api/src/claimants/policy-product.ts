import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import { claimFormSummary } from '@amparo/catalogue/claim-forms/form-summary'

/** Policies are sold in the USA only. */
const COUNTRY = 'USA'

/** Describes a policy as if it were a card's product with one benefit, so that the claim code works for both. */
export function policyProduct({ marketplace, claimForms }: Pick<Catalogue, 'marketplace' | 'claimForms'>): Product {
  const { code, display } = marketplace.product
  const form = claimForms.get(code)
  return {
    product_code: code,
    product_name: display,
    country: COUNTRY,
    ica: '',
    ica_legal_name: '',
    ranges: [],
    status: 'active',
    partner: null,
    plan: null,
    is_brand_agnostic: false,
    is_prepaid_card: false,
    has_downloadable_guide_to_benefits: false,
    benefits: [
      {
        benefit_code: code,
        benefit_id: code,
        source: '',
        display_on_dashboard: false,
        is_third_party: false,
        is_claimable: true,
        is_adjudicatable: true,
        benefit_effective_date: null,
        benefit_expiration_date: null,
        url_terms_and_conditions: null,
        coverage_type: 'accident',
        occurrence_max_amount: null,
        is_phone_only: false,
        content_entry: null,
        terms: {},
        disabled: { product_graduation: null, expired_benefit: null },
        claim_form: form ? claimFormSummary(form, COUNTRY) : null,
      },
    ],
  }
}
