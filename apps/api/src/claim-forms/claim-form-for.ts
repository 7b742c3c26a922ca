import type { Product, ProductBenefit } from '@amparo/catalogue/catalogue'
import type { Card } from '@amparo/contract/vault'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Services } from '../services.ts'
import { benefitOf } from './benefit-of.ts'
import { type CardCall, cardProduct } from './card-product.ts'
import type { ReadyForm } from './localised-forms.ts'

type Asked = { pan_token: string; benefit_code: string; today: IsoDate; language_code: Locale }
export type ClaimFormFor = (asked: Asked, call: CardCall<'card_benefit_not_applicable'>) => Promise<Claimed>
type Claimed = { form: ReadyForm; benefit: ProductBenefit; country: string; card: Card; product: Product }

/** The form that a card fills in for a benefit, or the refusal why there is none (C-606, C-607). */
export async function claimFormFor(
  { pan_token, benefit_code, today, language_code: locale }: Asked,
  call: CardCall<'card_benefit_not_applicable'>,
  services: Services,
): Promise<Claimed> {
  const { card, product } = await cardProduct(pan_token, call, services)
  const { country } = product
  const home = services.catalogue.countries.get(country)
  const benefit = benefitOf(product, benefit_code, today)
  // Without a summary a benefit is not claimable, claimed by phone only or without a form.
  const isOpen = home?.isClaimsVisible && home.isStartClaimEnabled && benefit?.claim_form
  const form = isOpen ? services.claimForms({ benefit_code, country, locale, today }) : null
  return benefit && form ? { form, benefit, country, card, product } : call.refuse('card_benefit_not_applicable')
}
