import { submitPaymentCard } from '@amparo/contract/vault'
import { cardDigits } from '@amparo/rules/card/card-number'
import { expiryOf, paymentCardProblems } from '@amparo/rules/policies/payment-card'
import { implement } from '@amparo/service/app/implement'
import type { PaymentProcessor } from './payment-processor.ts'

const FURTHEST_BEHIND_MS = 12 * 3_600_000

type Dependencies = { processor: PaymentProcessor | null; now: () => Date }

/** Passes a card on to the payment processor and stores nothing of it (M-307, M-309). */
export const submitPaymentCardRoute = ({ processor, now }: Dependencies) =>
  implement(submitPaymentCard, async ({ body, refuse, log }) => {
    const card = { number: body.number, expiry: `${body.expiry_month}/${body.expiry_year}`, cvv: body.cvv }
    // A card is valid until its month has ended everywhere.
    const today = new Date(now().getTime() - FURTHEST_BEHIND_MS).toISOString().slice(0, 10)
    const problems = paymentCardProblems(card, { today })
    if (problems.number === 'card_not_mastercard') return refuse('not_mastercard')
    if (problems.number) return refuse('invalid_card_number')
    const expiry = expiryOf(card.expiry, { today })
    if (!expiry) return refuse('invalid_expiry')
    if (problems.cvv) return refuse('invalid_cvv')
    if (!processor) return refuse('processor_unavailable')

    const name = body.name.trim()
    const answer = await processor
      .referenceFor({ number: cardDigits(body.number), ...expiry, cvv: body.cvv, name })
      .catch((error: Error) => {
        log.warn({ reason: error.message }, 'the payment processor gave no answer')
        return refuse('processor_unavailable')
      })
    if ('refusal' in answer) return refuse(answer.refusal)
    const source = { expiry_month: expiry.month, expiry_year: expiry.year, name, cvv: 'provided' as const }
    return { source: { number: answer.reference, ...source } }
  })
