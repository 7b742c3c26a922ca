import type { IsoDate } from '../dates/iso-date.ts'
import { termEnd } from './policy-days.ts'
import type { PolicyStatus } from './policy-status.ts'

type Term = { status: PolicyStatus; effective_date: IsoDate; out_of_force_date: IsoDate | null }

const NEVER_BOUGHT: readonly PolicyStatus[] = ['initializing', 'pending', 'ineligible']

/**
 * Whether a policy covered the insured people on a day. The day of a cancellation is paid for and still covered; a policy that lapses or expires
 * no longer covers its out-of-force date.
 */
export function isCoveredOn({ status, effective_date, out_of_force_date }: Term, day: IsoDate): boolean {
  if (NEVER_BOUGHT.includes(status) || day < effective_date || day >= termEnd(effective_date)) return false
  if (out_of_force_date === null) return true
  return status === 'canceled' ? day <= out_of_force_date : day < out_of_force_date
}
