import type { Product } from '@amparo/catalogue/catalogue'
import { listBenefits } from '@amparo/contract/benefits'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { type ReadyAnswer, readyAnswer } from '@amparo/service/app/ready-answer'
import { onceAVersion } from '@amparo/service/process/once'

/** The day comes from the browser, so somebody could ask for any number of them. */
const MOST_CACHED_A_PRODUCT = 16

type Options = { benefitName: (benefitCode: string, locale: Locale) => string }

/** A product's answer in a language on a day. It is the same for all its cards, so it is made once (see ReadyAnswer). */
export function benefitsAnswers({ benefitName, version }: Options & { version: () => number }) {
  const cached = onceAVersion(version, () => new Map<Product, Map<string, ReadyAnswer>>())

  return (product: Product, locale: Locale, today: IsoDate): ReadyAnswer => {
    const answers = cached().get(product) ?? new Map<string, ReadyAnswer>()
    const key = locale + today
    const existing = answers.get(key)
    if (existing) return existing

    const answer = readyAnswer(listBenefits, answerOf(product, { benefitName, locale, today }))
    if (answers.size >= MOST_CACHED_A_PRODUCT) answers.clear()
    cached().set(product, answers.set(key, answer))
    return answer
  }
}

export function answerOf(
  product: Product,
  { benefitName, locale, today }: Options & { locale: Locale; today: IsoDate },
) {
  const effective = product.benefits.filter(({ benefit_effective_date: from }) => from === null || from <= today)
  return {
    benefits: effective.map((benefit) => ({
      ...benefit,
      name: benefitName(benefit.benefit_code, locale),
      url_terms_and_conditions: benefit.url_terms_and_conditions?.replace('{language}', locale) ?? null,
    })),
    ica_country: product.country,
    ica_legal_name: product.ica_legal_name,
    product_name: product.product_name,
    product_code: product.product_code,
    is_brand_agnostic: product.is_brand_agnostic,
    is_prepaid_card: product.is_prepaid_card,
    has_downloadable_guide_to_benefits: product.has_downloadable_guide_to_benefits,
  }
}
