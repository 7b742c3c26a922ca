import type { IsoDate } from '../dates/iso-date.ts'
import { isOnDashboard } from './dashboard-benefits.ts'
import { findBenefit } from './find-benefit.ts'

type OpenBenefit = {
  benefit_code: string
  benefit_id: string
  content_entry: string | null
  display_on_dashboard: boolean
  is_third_party: boolean
  benefit_expiration_date: IsoDate | null
}
type Visit = {
  today: IsoDate
  /** The entries that content has for the language (P-X21). */
  entries: object
  isCwdVerified: boolean
}

/** The benefit that an address opens (portal specification §2.10), or null if the address leads back to the list (P-228 to P-232). */
export function openBenefit<B extends OpenBenefit>(benefits: readonly B[], segment: string, visit: Visit): B | null {
  const benefit = findBenefit(benefits, segment)
  if (!benefit || !isOnDashboard(benefit, visit.today)) return null
  if (benefit.content_entry === null || !Object.hasOwn(visit.entries, benefit.content_entry)) return null
  return benefit.benefit_code === 'CWD' && !visit.isCwdVerified ? null : benefit
}
