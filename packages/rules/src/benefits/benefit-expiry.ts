import type { IsoDate } from '../dates/iso-date.ts'

type Expiring = { benefit_expiration_date: IsoDate | null }

/** A benefit has expired if its expiration date is before today; the last day still counts (portal specification §4). */
export function isExpired(benefit: Expiring, today: IsoDate): boolean {
  return benefit.benefit_expiration_date !== null && benefit.benefit_expiration_date < today
}

export function allExpired(benefits: readonly Expiring[], today: IsoDate): boolean {
  return benefits.every((benefit) => isExpired(benefit, today))
}
