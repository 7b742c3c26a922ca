/** What people read when the bank declines their card. */
export const declines: readonly [code: string, reason: string][] = [
  ['card_declined', 'Your bank declined the card.'],
  ['insufficient_funds', 'There isn’t enough money on this card.'],
  ['expired_card', 'This card has expired.'],
  ['incorrect_cvv', 'The CVV doesn’t match this card.'],
  ['payment_failed', 'The payment didn’t go through.'],
]

/** What people read when the vault returns no source. */
export const vaultRefusals: readonly [code: string, advice: string][] = [
  ['card_refused', 'doesn’t accept this card'],
  ['too_many_requests', 'Wait a minute'],
  ['fields_missing', 'Check the details'],
]
