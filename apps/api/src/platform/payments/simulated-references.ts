import type { DeclineCode } from './payments.ts'

/**
 * What the simulated processor makes of a payment reference. A reference is one of these words, and may go on with a dot and
 * anything, so that every card can have one of its own: `sim_succeeds.4f2a`. Every other reference is unknown.
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
