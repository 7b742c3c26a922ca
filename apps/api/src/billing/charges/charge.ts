import type { BillingAddress } from '@amparo/contract/quotes'
import type { DeclineCode, PaymentCard } from '../../platform/payments/payments.ts'

/** One time the processor is asked for money for a policy that was bought. */
export type Charge = {
  id: string
  policy_id: string
  amount_cents: number
  /** The first month that it pays. */
  due_on: string
  payment_reference: string
  card: PaymentCard
  /** Null for a scheduled charge. */
  request_hash: string | null
  author: string
  /** Of a new card; null for the card on file. */
  sealed_billing: string | null
  state: 'charging' | 'succeeded' | 'declined' | 'returned'
  tries: number
  decline_code: DeclineCode | null
  charge_id: string | null
  begun_at: Date
}

/** The cardholder and the address of a card; encrypted where they are stored. */
export type BillingDetails = { name: string; address: BillingAddress }

/** Thrown where nothing may change while the processor is being asked. */
export class PaymentUnderWay extends Error {
  override name = 'PaymentUnderWay'
  constructor() {
    super('a charge for this policy is being made')
  }
}
