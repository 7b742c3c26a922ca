import type { ContentOf } from '@amparo/content/slugs'
import { CallFailed } from '@amparo/contract/call'
import { cardRefusals } from '@amparo/contract/card-refusals'
import { PaymentCardFailed } from './payment-card-failed.ts'

/** What is wrong with the card, if that is why something failed, and what to do next. `title` is a quoted message, where there is one. */
export function cardTrouble(
  error: unknown,
  text: ContentOf<'payment-card'>,
): { title: string | null; advice: string } | null {
  if (error instanceof PaymentCardFailed) return { title: error.message, advice: vaultAdvice(error, text) }
  const refusal = error instanceof CallFailed && cardRefusals.find((code) => code === error.code)
  return refusal ? { title: null, advice: text[`refused_${refusal}`] } : null
}

function vaultAdvice({ code }: PaymentCardFailed, text: ContentOf<'payment-card'>): string {
  if (code === 'vault_unavailable') return text.not_loaded_text
  if (code === 'card_refused' || code === 'too_many_requests') return text[`incomplete_${code}`]
  return text.incomplete_other
}
