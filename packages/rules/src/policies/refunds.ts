import type { IsoDate } from '../dates/iso-date.ts'
import { returnPeriodEnds } from './policy-days.ts'

/** A month that was paid, by which charge, and what is left of it after earlier refunds. `until` is the first day of the next month. */
export type PaidMonth = { charge_id: string; from: IsoDate; until: IsoDate; amount_cents: number }
export type Refund = { charge_id: string; amount_cents: number }

const DAY_MS = 86_400_000

/**
 * What a cancellation today returns, and of which charges, newest first. Up to the tenth day after the purchase that is everything (M-363, M-X51);
 * later it is the days after today of each paid month, rounded to the nearest cent, half a cent up.
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
  // Whole numbers throughout: half up without a fraction of a cent.
  return Math.floor((2 * amount_cents * unused + days) / (2 * days))
}

function daysBetween(from: IsoDate, until: IsoDate): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
}

export type Refundable = { charge_id: string; left_cents: number }

/** Shares an amount among charges in the given order, never more than is left of each. Null if they do not have as much. */
export function spreadRefund(charges: readonly Refundable[], amount_cents: number): Refund[] | null {
  let missing = amount_cents
  const refunds: Refund[] = []
  for (const { charge_id, left_cents } of charges) {
    const part = Math.min(missing, left_cents)
    if (part > 0) refunds.push({ charge_id, amount_cents: part })
    missing -= part
  }
  return missing === 0 ? refunds : null
}
