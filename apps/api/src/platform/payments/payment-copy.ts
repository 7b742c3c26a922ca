import type { DetailsEncryption } from '../encrypted-details.ts'
import type { PaymentCard } from './payments.ts'

type Payment = { id: string; payment_reference: string; card: PaymentCard; sealed_billing: string | null }

/** A purchase or charge for the person who paid: with the cardholder's name and address and the card, unless they are erased, and without what could charge again. */
export function paymentCopy<Row extends Payment>(row: Row, { decrypt }: Pick<DetailsEncryption, 'decrypt'>): object {
  const { payment_reference: _, sealed_billing: sealed, card, ...rest } = row
  const isErased = Object.keys(card).length === 0
  return { ...rest, ...(isErased ? {} : { card }), billing: sealed ? decrypt(sealed, row.id) : null }
}
