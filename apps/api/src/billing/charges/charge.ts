import type { BillingAddress } from '@amparo/contract/quotes'
import type { DeclineCode, PaymentCard } from '../../platform/payments/payments.ts'

/** One request to the processor for money, for a policy that has been bought. */
export type Charge = {
  id: string
  policy_id: string
  amount_cents: number
  /** The first due date that it pays for. */
  due_on: string
  payment_reference: string
  card: PaymentCard
  /** Null for a scheduled charge. */
  request_hash: string | null
  author: string
  /** The encrypted billing details of a new card; null for the card on file. */
  sealed_billing: string | null
  state: 'charging' | 'succeeded' | 'declined' | 'returned'
  tries: number
  decline_code: DeclineCode | null
  charge_id: string | null
  begun_at: Date
}

/** The cardholder name and billing address of a card. Stored encrypted. */
export type BillingDetails = { name: string; address: BillingAddress }

/** Thrown by changes that must not happen while a charge is in progress. */
export class PaymentInProgress extends Error {
  override name = 'PaymentInProgress'
  constructor() {
    super('a charge for this policy is in progress')
  }
}
