import { type ClaimStatus, isEnded } from './claim-timeline.ts'

/** Stands for the payment details: while a claim asks for it, they are missing (C-159). */
export const PAYMENT_DOCUMENT = 'DOC134'

/** `requestedAt`: when the payment details were requested, or null if none are missing. All moments are ISO strings in UTC. */
type PaymentRequest = { requestedAt: string | null; status: ClaimStatus; statusSince: string }

/** Whether anybody waits for payment details. When a transfer comes back, they may be requested again after the claim was paid. */
export function isPaymentWanted({ requestedAt, status, statusSince }: PaymentRequest): boolean {
  if (requestedAt === null) return false
  return !isEnded(status) || (status === 'paid' && requestedAt > statusSince)
}

/** The payment details have their own form, so that document is in no list, of missing documents included (C-158). */
export const isListed = (documentId: string): boolean => documentId !== PAYMENT_DOCUMENT
