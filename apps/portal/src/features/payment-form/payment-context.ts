import type { ContentOf } from '@amparo/content/slugs'
import type { PaymentForm } from '@amparo/rules/payment-form/payment-form'
import type { PaymentField } from '@amparo/rules/payment-form/problems'
import { createContext, use } from 'react'

export type PaymentText = ContentOf<'online-payment-form'>
export type Payment = {
  text: PaymentText
  form: PaymentForm
  change: (change: Partial<PaymentForm>) => void
  /** The focus has left the field: from now on it shows its error (C-497). */
  leave: (field: PaymentField) => void
  errorOf: (field: PaymentField) => string | null
}

export const PaymentContext = createContext<Payment | null>(null)

export function usePayment(): Payment {
  const payment = use(PaymentContext)
  if (!payment) throw new Error('No payment form around this field')
  return payment
}

export const fieldId = (field: PaymentField) => `payment-${field}`
