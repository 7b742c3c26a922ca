import type { DetailsEncryption } from '../encrypted-details.ts'

type Payment = { id: string; payment_reference: string; sealed_billing: string | null }

/** A purchase or charge for the person who paid: with the cardholder's name and address, unless they are erased, and without what could charge again. */
export function paymentCopy<Row extends Payment>(row: Row, { decrypt }: Pick<DetailsEncryption, 'decrypt'>): object {
  const { payment_reference: _, sealed_billing: sealed, ...rest } = row
  return { ...rest, billing: sealed ? decrypt(sealed, row.id) : null }
}
