import { isExpired } from '../benefits/benefit-expiry.ts'
import type { IsoDate } from '../dates/iso-date.ts'

type DisabledBenefit = {
  benefit_expiration_date: IsoDate | null
  disabled: { expired_benefit: object | null; product_graduation: object | null }
}

/** For a benefit that has expired, by its date or as the server says, or that graduated, the day of the loss decides (C-004 to C-006). */
export function needsDay(benefit: DisabledBenefit, today: IsoDate): boolean {
  const { expired_benefit, product_graduation } = benefit.disabled
  return expired_benefit !== null || product_graduation !== null || isExpired(benefit, today)
}
