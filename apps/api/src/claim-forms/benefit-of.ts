import type { Product, ProductBenefit } from '@amparo/catalogue/catalogue'
import { isExpired } from '@amparo/rules/benefits/benefit-expiry'
import type { IsoDate } from '@amparo/rules/dates/iso-date'

/** A product's benefit if it was in force on a day; the first and the last day count (C-028, C-029). */
export function benefitOf({ benefits }: Product, benefitCode: string, day: IsoDate): ProductBenefit | null {
  const benefit = benefits.find(({ benefit_code }) => benefit_code === benefitCode)
  if (!benefit || isExpired(benefit, day)) return null
  return benefit.benefit_effective_date !== null && benefit.benefit_effective_date > day ? null : benefit
}
