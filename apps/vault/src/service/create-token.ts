import { createToken } from '@amparo/contract/vault'
import { cardDigits, cardNumberProblem } from '@amparo/rules/card-number'
import { newPanToken } from './pan-token.ts'
import { implement } from './services.ts'

const HOUR_MS = 60 * 60 * 1000

export const createTokenRoute = implement(createToken, async ({ body, refuse }, { cards, tokenHours, now }) => {
  if (cardNumberProblem(body.card_number)) refuse('invalid_card_number')
  const digits = cardDigits(body.card_number)
  const token = newPanToken()
  const issued = now()
  await cards.keepToken({
    token,
    digits,
    now: issued,
    expiresAt: new Date(issued.getTime() + tokenHours * HOUR_MS),
  })

  return { pan_token: token, last4: digits.slice(-4) }
})
