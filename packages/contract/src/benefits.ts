import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CountryCode, Day, LocaleCode, PanToken } from './primitives.ts'

const Place = z.object({ page_key: z.string(), question_key: z.string() })

/** What to expect when claiming a benefit, counted from its claim form. */
export const ClaimFormSummary = z.object({ pages: z.int(), minutes: z.int(), documents: z.array(z.string()) })
export type ClaimFormSummary = z.output<typeof ClaimFormSummary>

/**
 * A benefit of a card (portal specification §3). `source` is the provider. Our additions: `content_entry` is the content that describes it for this
 * issuer and plan (P-266 to P-268), `terms` are the amounts and periods in its texts (rules/benefit-terms), `claim_form` is null if it has none.
 */
export const Benefit = z.object({
  benefit_code: z.string(),
  benefit_id: z.string(),
  source: z.string(),
  name: z.string(),
  display_on_dashboard: z.boolean(),
  is_third_party: z.boolean(),
  is_claimable: z.boolean(),
  is_adjudicatable: z.boolean(),
  benefit_effective_date: z.nullable(Day),
  benefit_expiration_date: z.nullable(Day),
  url_terms_and_conditions: z.nullable(z.string()),
  coverage_type: z.string(),
  occurrence_max_amount: z.nullable(z.int()),
  is_phone_only: z.boolean(),
  content_entry: z.nullable(z.string()),
  terms: z.record(z.string(), z.int()),
  claim_form: z.nullable(ClaimFormSummary),
  disabled: z.object({ product_graduation: z.nullable(Place), expired_benefit: z.nullable(Place) }),
})
export type Benefit = z.output<typeof Benefit>

export const BenefitsResponse = z.object({
  benefits: z.array(Benefit),
  ica_country: CountryCode,
  ica_legal_name: z.string(),
  product_name: z.string(),
  product_code: z.string(),
  is_brand_agnostic: z.boolean(),
  is_prepaid_card: z.boolean(),
  has_downloadable_guide_to_benefits: z.boolean(),
})
export type BenefitsResponse = z.output<typeof BenefitsResponse>

export const listBenefits = endpoint({
  summary: 'List the benefits of a card',
  method: 'POST',
  path: '/api/cardholder/v1/benefits/',
  audience: 'browser',
  body: z.object({ pan_token: PanToken, language_code: LocaleCode, today: Day }),
  answer: BenefitsResponse,
  refusals: [
    'diners_club_card',
    'generic_api_exception',
    'incorrect_bank_country',
    'transfer_to_phone',
    'unable_to_verify_card',
    'unsupported_product_code',
    'no_benefits_found',
    'redirect_to_*',
  ],
})
