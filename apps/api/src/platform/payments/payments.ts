export type Charge = {
  amount_cents: number
  /** ISO 4217, upper case. */
  currency: string
  /** The processor's reference for a card, from the vault. Never a card number. */
  payment_reference: string
  idempotency_key: string
}

/** `processing_error`: the processor itself failed, and no money has moved or will move. */
export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvv'
  | 'processing_error'
  | 'unknown_reference'

export type ChargeResult = { status: 'succeeded'; charge_id: string } | { status: 'declined'; code: DeclineCode }

export type Refund = { charge_id: string; amount_cents: number; idempotency_key: string }

export type RefundResult =
  | { status: 'succeeded'; refund_id: string }
  | { status: 'refused'; code: 'unknown_charge' | 'exceeds_charge' }

/** What a person may see of their card. */
export type PaymentCard = { brand: string; last_4: string; exp_month: number; exp_year: number }

/**
 * The port. A call repeated with its key gives the first answer again and moves no money. A failure that is no decision of the bank
 * (the processor is down) is thrown, and may be tried again with the same key. It uses the network, so it must not be called
 * inside a transaction.
 */
export type Payments = {
  charge(charge: Charge): Promise<ChargeResult>
  /** Ends a charge whose result is not known: it answers the result if there is one, otherwise no money moves with this key any more. */
  abandon(charge: Charge): Promise<ChargeResult>
  /** Whole or in parts, never more than was charged. */
  refund(refund: Refund): Promise<RefundResult>
  /** Null for a reference that the processor does not know. */
  describeCard(payment_reference: string): Promise<PaymentCard | null>
}

/** The same key with another request: a mistake of ours, which must not get the first result. */
export class IdempotencyMismatch extends Error {
  override name = 'IdempotencyMismatch'
  constructor() {
    super('payments: the idempotency key was used for a different request')
  }
}

/** No decision of the bank: the processor did not answer, or its answer was lost. */
export class ProcessorFailed extends Error {
  override name = 'ProcessorFailed'
}

export function assertAmount(amount_cents: number) {
  if (!Number.isSafeInteger(amount_cents) || amount_cents <= 0)
    throw new RangeError('payments: an amount is a whole number of cents above zero')
}
