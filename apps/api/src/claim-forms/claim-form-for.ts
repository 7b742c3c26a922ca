import type { Catalogue, Product, ProductBenefit } from '@amparo/catalogue/catalogue'
import type { Card } from '@amparo/contract/vault'
import { benefitOn } from '@amparo/rules/benefits/benefit-on'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { CardCall } from '../cards/create-cards.ts'
import type { LocalisedForms, ReadyForm } from './localised-forms.ts'

type Parts = { catalogue: Pick<Catalogue, 'countries'>; benefits: Benefits; forms: LocalisedForms }
type Asked = { pan_token: string; benefit_code: string; today: IsoDate; language_code: Locale }
type FormOfCard = { form: ReadyForm; benefit: ProductBenefit; country: string; card: Card; product: Product }

export type ClaimFormFor = (asked: Asked, call: CardCall<'card_benefit_not_applicable'>) => Promise<FormOfCard>

/** The form that a card fills in for a benefit, or a refusal when there is none (C-606, C-607). */
export function createClaimFormFor({ catalogue, benefits, forms }: Parts): ClaimFormFor {
  return async ({ pan_token, benefit_code, today, language_code: locale }, call) => {
    const { card, product } = await benefits.requireProduct(pan_token, call)
    const { country } = product
    const home = catalogue.countries.get(country)
    const benefit = benefitOn(product, benefit_code, today)
    // A benefit without a summary is not claimable, is claimed by phone only, or has no form.
    const isOpen = home?.isClaimsVisible && home.isStartClaimEnabled && benefit?.claim_form
    const form = isOpen ? forms({ benefit_code, country, locale, today }) : null
    return benefit && form ? { form, benefit, country, card, product } : call.refuse('card_benefit_not_applicable')
  }
}
