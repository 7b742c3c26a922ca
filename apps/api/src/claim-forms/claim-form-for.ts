import type { Catalogue, ProductBenefit } from '@amparo/catalogue/catalogue'
import { benefitOn } from '@amparo/rules/benefits/benefit-on'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { CardCall } from '../cards/create-cards.ts'
import type { Claimants } from '../claimants/create-claimants.ts'
import type { LocalisedForms, ReadyForm } from './localised-forms.ts'

type Parts = { catalogue: Pick<Catalogue, 'countries'>; claimants: Claimants; forms: LocalisedForms }
type Asked = { pan_token: string; benefit_code: string; today: IsoDate; language_code: Locale }
type FormOfClaimant = {
  form: ReadyForm
  benefit: ProductBenefit
  country: string
  claimant: Awaited<ReturnType<Claimants['require']>>
}

export type ClaimFormFor = (
  asked: Asked,
  call: CardCall<'card_benefit_not_applicable' | 'claim_token_expired'>,
) => Promise<FormOfClaimant>

/** The claim form of a benefit for a claimant, a card or a policy, or a refusal if there is none (C-606, C-607). */
export function createClaimFormFor({ catalogue, claimants, forms }: Parts): ClaimFormFor {
  return async ({ pan_token, benefit_code, today, language_code: locale }, call) => {
    const claimant = await claimants.require(pan_token, call)
    const { product } = claimant
    const { country } = product
    const home = catalogue.countries.get(country)
    const benefit = benefitOn(product, benefit_code, today)
    // A benefit without a summary is not claimable, is claimed by phone only, or has no form.
    const isOpen = home?.isClaimsVisible && home.isStartClaimEnabled && benefit?.claim_form
    const form = isOpen ? forms({ benefit_code, country, locale, today }) : null
    return benefit && form ? { form, benefit, country, claimant } : call.refuse('card_benefit_not_applicable')
  }
}
