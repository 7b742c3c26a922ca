export type PaymentCard = { number: string; month: number; year: number; cvv: string; name: string }

export type CardRefusal = 'invalid_card_number' | 'invalid_expiry' | 'invalid_cvv' | 'card_refused'

/** The port. Returns the processor's own reference to the card, or why it does not take it; throws if there is no valid answer. */
export type PaymentProcessor = {
  referenceFor(card: PaymentCard): Promise<{ reference: string } | { refusal: CardRefusal }>
}
