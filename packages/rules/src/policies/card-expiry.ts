import type { IsoDate } from '../dates/iso-date.ts'

type Expiry = { exp_month: number; exp_year: number }

/** A card is valid through the end of its month. `soon`: it expires this month or next, so the next monthly charge may fail. */
export function cardExpiry(card: Expiry, today: IsoDate): 'valid' | 'soon' | 'expired' {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthsLeft = (card.exp_year - year) * 12 + card.exp_month - month
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'soon' : 'valid'
}
