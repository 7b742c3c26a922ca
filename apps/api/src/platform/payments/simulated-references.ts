import type { DeclineCode } from './payments.ts'

/**
 * How the simulated processor treats a payment reference. A reference is one of these words, optionally followed by a dot and any
 * text, so that every card can have its own: `sim_succeeds.4f2a`. Any other reference is unknown.
 */
export const simulatedReferences: Record<string, DeclineCode | null> = {
  sim_succeeds: null,
  sim_card_declined: 'card_declined',
  sim_insufficient_funds: 'insufficient_funds',
  sim_expired_card: 'expired_card',
  sim_incorrect_cvv: 'incorrect_cvv',
}

export function declineCodeOf(payment_reference: string): DeclineCode | null {
  const word = payment_reference.split('.', 1)[0] ?? ''
  return Object.hasOwn(simulatedReferences, word) ? (simulatedReferences[word] ?? null) : 'unknown_reference'
}
