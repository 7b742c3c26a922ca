/** Why a card was not charged. `payment_failed`: the processor does not say. */
export const cardRefusals = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvv',
  'payment_failed',
] as const
