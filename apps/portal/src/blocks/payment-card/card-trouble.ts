import type { ContentOf } from '@amparo/content/slugs'
import { CallFailed } from '@amparo/contract/call'
import { PaymentCardFailed } from './payment-card-failed.ts'

const refusals = ['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvv', 'payment_failed'] as const

/** What to tell the person if a purchase or payment failed because of the card. `title` is the specification's message, where it quotes one. */
export function cardTrouble(
  error: unknown,
  text: ContentOf<'payment-card'>,
): { title: string | null; advice: string } | null {
  if (error instanceof PaymentCardFailed) return { title: error.message, advice: vaultAdvice(error, text) }
  const refusal = error instanceof CallFailed && refusals.find((code) => code === error.code)
  return refusal ? { title: null, advice: text[`refused_${refusal}`] } : null
}

function vaultAdvice({ code }: PaymentCardFailed, text: ContentOf<'payment-card'>): string {
  if (code === 'vault_unavailable') return text.not_loaded_text
  if (code === 'card_refused' || code === 'too_many_requests') return text[`incomplete_${code}`]
  return text.incomplete_other
}
