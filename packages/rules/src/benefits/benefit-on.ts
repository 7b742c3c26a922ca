import type { IsoDate } from '../dates/iso-date.ts'
import { isExpired } from './benefit-expiry.ts'

type TimedBenefit = {
  benefit_code: string
  benefit_effective_date: IsoDate | null
  benefit_expiration_date: IsoDate | null
}

/** A product's benefit if it was in force on a day; the first and the last day count (C-028, C-029). */
export function benefitOn<B extends TimedBenefit>(
  { benefits }: { benefits: readonly B[] },
  benefitCode: string,
  day: IsoDate,
): B | null {
  const benefit = benefits.find(({ benefit_code }) => benefit_code === benefitCode)
  if (!benefit || isExpired(benefit, day)) return null
  return benefit.benefit_effective_date !== null && benefit.benefit_effective_date > day ? null : benefit
}
