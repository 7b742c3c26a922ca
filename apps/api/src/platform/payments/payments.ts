export type Charge = {
  amount_cents: number
  /** ISO 4217, upper case. */
  currency: string
  /** The processor's reference for a card, from the vault. Never a card number. */
  payment_reference: string
  idempotency_key: string
}

export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvv'
  | 'unknown_reference'

export type ChargeResult = { status: 'succeeded'; charge_id: string } | { status: 'declined'; code: DeclineCode }

export type Refund = { charge_id: string; amount_cents: number; idempotency_key: string }

export type RefundResult =
  | { status: 'succeeded'; refund_id: string }
  | { status: 'refused'; code: 'unknown_charge' | 'exceeds_charge' }

/**
 * The port. A call repeated with its key gives the first answer again and moves no money. A failure that is no decision of the bank
 * (the processor is down) is thrown, and may be tried again with the same key. It uses the network, so it must not be called
 * inside a transaction.
 */
export type Payments = {
  charge(charge: Charge): Promise<ChargeResult>
  /** Whole or in parts, never more than was charged. */
  refund(refund: Refund): Promise<RefundResult>
}

/** The same key with another request: a mistake of ours, which must not get the first result. */
export class IdempotencyMismatch extends Error {
  override name = 'IdempotencyMismatch'
  constructor() {
    super('payments: the idempotency key was used for a different request')
  }
}

export function assertAmount(amount_cents: number) {
  if (!Number.isSafeInteger(amount_cents) || amount_cents <= 0)
    throw new RangeError('payments: an amount is a whole number of cents above zero')
}
