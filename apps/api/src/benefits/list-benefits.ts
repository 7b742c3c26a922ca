import { listBenefits } from '@amparo/contract/benefits'
import { implement } from '../services.ts'
import { cardVerdict } from './card-verdict.ts'

export const listBenefitsRoute = implement(
  listBenefits,
  async ({ body, refuse, log }, { cards, catalogue, benefitName }) => {
    const card = await cards.find(body.pan_token).catch((error: Error) => {
      log.error({ cause: error.message }, 'the vault did not answer')
      return refuse('generic_api_exception')
    })
    if (!card) return refuse('unable_to_verify_card')

    const product = cardVerdict(catalogue, card)
    if ('refusal' in product) return refuse(product.refusal, { redirect_url: product.redirect_url })

    const effective = product.benefits.filter(({ benefit_effective_date: from }) => from === null || from <= body.today)
    return {
      benefits: effective.map((benefit) => ({
        ...benefit,
        name: benefitName(benefit.benefit_code, body.language_code),
      })),
      ica_country: product.country,
      ica_legal_name: product.ica_legal_name,
      product_name: product.product_name,
      product_code: product.product_code,
      is_brand_agnostic: product.is_brand_agnostic,
      is_prepaid_card: product.is_prepaid_card,
      has_downloadable_guide_to_benefits: product.has_downloadable_guide_to_benefits,
      last4: card.last4,
    }
  },
)
