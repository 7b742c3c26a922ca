import { cardDigits, cardNumberProblem } from '../card/card-number.ts'
import type { IsoDate } from '../dates/iso-date.ts'
import { latinDigits } from '../text/latin-digits.ts'

export type PaymentCardValues = { number: string; expiry: string; cvv: string }
export type PaymentCardProblem = 'card_number_invalid' | 'card_not_mastercard' | 'expiry_invalid' | 'cvv_invalid'
export type PaymentCardProblems = Partial<Record<keyof PaymentCardValues, PaymentCardProblem>>

const LAST_YEAR_AHEAD = 20

/** The first rule that each field of a card fails (marketplace specification §5). */
export function paymentCardProblems(card: PaymentCardValues, { today }: { today: IsoDate }): PaymentCardProblems {
  const number = paymentNumberProblem(card.number)
  return {
    ...(number && { number }),
    ...(!expiryOf(card.expiry, { today }) && { expiry: 'expiry_invalid' as const }),
    ...(!isCvv(card.cvv) && { cvv: 'cvv_invalid' as const }),
  }
}

/** Required, 14 to 16 digits, Luhn check (M-162 to M-164), and a Mastercard (M-165). */
function paymentNumberProblem(text: string): PaymentCardProblem | null {
  if (cardNumberProblem(text)) return 'card_number_invalid'
  return isMastercard(cardDigits(text)) ? null : 'card_not_mastercard'
}

/** Prefixes 51 to 55 and 2221 to 2720 (M-X26). */
function isMastercard(digits: string): boolean {
  const two = Number(digits.slice(0, 2))
  const four = Number(digits.slice(0, 4))
  return (two >= 51 && two <= 55) || (four >= 2221 && four <= 2720)
}

const expiryShape = /^(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})$|^(\d{2})(?:20)?(\d{2})$/

/** Month and full year of `MM/YY` as people write it. Null if it is not an expiry, or a card that has expired: it is valid to the end of its month. */
export function expiryOf(text: string, { today }: { today: IsoDate }): { month: number; year: number } | null {
  const [, month1, year1, month2, year2] = expiryShape.exec(latinDigits(text).trim()) ?? []
  const month = Number(month1 ?? month2)
  const year = 2000 + Number(year1 ?? year2)
  const thisYear = Number(today.slice(0, 4))
  if (!(month >= 1 && month <= 12) || year > thisYear + LAST_YEAR_AHEAD) return null
  const isPast = year < thisYear || (year === thisYear && month < Number(today.slice(5, 7)))
  return isPast ? null : { month, year }
}

/** A Mastercard's CVV has three digits. */
function isCvv(text: string): boolean {
  return /^\d{3}$/.test(latinDigits(text).trim())
}
