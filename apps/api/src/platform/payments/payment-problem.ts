import type { DeclineCode } from './payments.ts'

const problems = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvv: 'incorrect_cvv',
  processing_error: 'payment_failed',
  unknown_reference: 'payment_failed',
} as const satisfies Record<DeclineCode, string>

export type PaymentProblem = (typeof problems)[DeclineCode]

/** What a person learns about a declined card. */
export function problemOf(code: DeclineCode): PaymentProblem {
  return problems[code]
}
