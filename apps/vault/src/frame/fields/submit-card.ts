import type { PaymentSource } from '@amparo/contract/payment-source'
import { cardDigits } from '@amparo/rules/card/card-number'
import { expiryOf, type PaymentCardValues, paymentCardProblems } from '@amparo/rules/policies/payment-card'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { type Failed, failed, matches, postJson } from '../post-json.ts'

const PATH = '/api/payments/v1/source/'

type Submitted = { type: 'source'; source: PaymentSource } | Failed
type Options = { name: string; today: string }

/** Gives the card to the vault's server, which passes it on to the payment processor (M-307). A wrong card goes nowhere (M-169). */
export async function submitCard(card: PaymentCardValues, { name, today }: Options): Promise<Submitted> {
  const problems = paymentCardProblems(card, { today })
  const expiry = expiryOf(card.expiry, { today })
  if (problems.number)
    return failed(problems.number === 'card_not_mastercard' ? 'not_mastercard' : 'invalid_card_number')
  if (!expiry) return failed('invalid_expiry')
  if (problems.cvv) return failed('invalid_cvv')

  const posted = await postJson(PATH, {
    number: cardDigits(card.number),
    expiry_month: String(expiry.month),
    expiry_year: String(expiry.year),
    name,
    cvv: latinDigits(card.cvv).trim(),
    currency: 'USD',
  })
  if ('type' in posted) return posted
  const source = sourceIn(posted.answer)
  return source ? { type: 'source', source } : failed('unexpected_answer', posted.requestId)
}

/** Only the fields of the contract: nothing else of an answer reaches the page. */
function sourceIn(answer: unknown): PaymentSource | null {
  const { number, expiry_month, expiry_year, name } = ((answer as { source?: unknown } | null)?.source ?? {}) as Record<
    string,
    unknown
  >
  return matches(number, /^(?:sim|pm)_[A-Za-z0-9_.-]{1,100}$/) &&
    Number.isInteger(expiry_month) &&
    Number.isInteger(expiry_year) &&
    typeof name === 'string'
    ? { number, expiry_month: Number(expiry_month), expiry_year: Number(expiry_year), name, cvv: 'provided' }
    : null
}
