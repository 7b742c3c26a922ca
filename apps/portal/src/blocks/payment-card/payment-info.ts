import type { PaymentSource } from '@amparo/contract/payment-source'
import type { PaymentInfo } from '@amparo/contract/quotes'

/** Converts the vault's answer to the fields that purchases and billing changes send (M-172, M-X23). */
export function paymentInfo(source: PaymentSource): PaymentInfo {
  const { number, expiry_month: expiryMonth, expiry_year: expiryYear, name, cvv } = source
  return { number, expiryMonth, expiryYear, name, cvv }
}
