import type { IsoDate } from '../dates/iso-date.ts'
import { returnPeriodEnds } from './policy-days.ts'

/** A month that was paid for, the charge that paid for it, and what is left of it after earlier refunds. `until` is the first day of the next month. */
export type PaidMonth = { charge_id: string; from: IsoDate; until: IsoDate; amount_cents: number }
export type Refund = { charge_id: string; amount_cents: number }

const DAY_MS = 86_400_000

/**
 * What a cancellation today refunds, charge by charge, newest first. Through the tenth day after the purchase, everything is refunded (M-363, M-X51);
 * later, only the days after today in each paid month, rounded to the nearest cent, half a cent up.
 */
export function refundFor(
  months: readonly PaidMonth[],
  { today, boughtOn }: { today: IsoDate; boughtOn: IsoDate },
): { is_full: boolean; refunds: Refund[] } {
  const is_full = today <= returnPeriodEnds(boughtOn)
  const amounts = new Map<string, number>()
  for (const month of months.toSorted((one, other) => (one.from < other.from ? 1 : -1))) {
    const amount = is_full ? month.amount_cents : unusedCents(month, today)
    if (amount > 0) amounts.set(month.charge_id, (amounts.get(month.charge_id) ?? 0) + amount)
  }
  return { is_full, refunds: [...amounts].map(([charge_id, amount_cents]) => ({ charge_id, amount_cents })) }
}

/** Today counts as used. */
function unusedCents({ from, until, amount_cents }: PaidMonth, today: IsoDate): number {
  const days = daysBetween(from, until)
  const unused = Math.min(Math.max(daysBetween(today, until) - 1, 0), days)
  // Rounds half up with integers only.
  return Math.floor((2 * amount_cents * unused + days) / (2 * days))
}

function daysBetween(from: IsoDate, until: IsoDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
}

export type Refundable = { charge_id: string; left_cents: number }

/** Splits an amount among charges in the given order, never more than is left of each. Null if all of them together have less than that left. */
export function spreadRefund(charges: readonly Refundable[], amount_cents: number): Refund[] | null {
  let remaining = amount_cents
  const refunds: Refund[] = []
  for (const { charge_id, left_cents } of charges) {
    const part = Math.min(remaining, left_cents)
    if (part > 0) refunds.push({ charge_id, amount_cents: part })
    remaining -= part
  }
  return remaining === 0 ? refunds : null
}
