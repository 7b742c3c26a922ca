import type { DeclineCode, PaymentCard } from './payments.ts'

/** What the simulated processor can do with a charge; the vault's test cards lead to these. */
export type SimulatedOutcome =
  | 'succeeds'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvv'
  /** Fails each time; no money moves. */
  | 'processing_error'
  /** Answers after some seconds. */
  | 'slow'
  /** Moves the money, and fails the first time it is asked. */
  | 'answer_lost'

const declines: Record<SimulatedOutcome, DeclineCode | null> = {
  succeeds: null,
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvv: 'incorrect_cvv',
  processing_error: null,
  slow: null,
  answer_lost: null,
}

/**
 * The vault makes references in this form: outcome, last four digits, expiry (MMYY) and something random, so that every card has its own:
 * `sim_succeeds.4444.1230.4f2a`. Any other reference is unknown.
 */
const pattern = /^sim_([a-z_]+)\.(\d{4})\.(\d{2})(\d{2})\.[A-Za-z0-9_-]+$/

export type SimulatedReference = { outcome: SimulatedOutcome; decline: DeclineCode | null; card: PaymentCard }

export function readSimulatedReference(reference: string): SimulatedReference | null {
  const [, outcome = '', last_4 = '', month, year] = pattern.exec(reference) ?? []
  if (!isOutcome(outcome)) return null
  const card = { brand: 'Mastercard', last_4, exp_month: Number(month), exp_year: 2000 + Number(year) }
  return { outcome, decline: declines[outcome], card }
}

function isOutcome(word: string): word is SimulatedOutcome {
  return Object.hasOwn(declines, word)
}
