import { createToken } from '@amparo/contract/vault'
import { cardDigits, cardNumberProblem } from '@amparo/rules/card/card-number'
import { newCardToken } from './new-card-token.ts'
import { implement } from './services.ts'

export const createTokenRoute = implement(createToken, async ({ body, refuse }, { cards, tokenHours, now }) => {
  if (cardNumberProblem(body.card_number)) refuse('invalid_card_number')
  const digits = cardDigits(body.card_number)
  const made = newCardToken(digits, { hours: tokenHours, now: now() })
  await cards.keepToken(made)

  return { pan_token: made.token, last4: digits.slice(-4) }
})
