import { createToken, exportCards, findCard, forgetCard, revokeToken } from '@amparo/contract/vault'
import { cardDigits, cardNumberProblem } from '@amparo/rules/card/card-number'
import { implement } from '@amparo/service/app/implement'
import { type CardRepository, newCardToken } from './card-repository.ts'

type Dependencies = { cards: CardRepository; tokenHours: number; now: () => Date }

export const createTokenRoute = ({ cards, tokenHours, now }: Dependencies) =>
  implement(createToken, async ({ body, refuse }) => {
    if (cardNumberProblem(body.card_number)) refuse('invalid_card_number')
    const digits = cardDigits(body.card_number)
    const created = newCardToken(digits, { hours: tokenHours, now: now() })
    await cards.storeToken(created)

    return { pan_token: created.token, last4: digits.slice(-4) }
  })

export const findCardRoute = ({ cards, now }: Pick<Dependencies, 'cards' | 'now'>) =>
  implement(findCard, async ({ body, refuse }) => {
    return (await cards.findByToken(body.pan_token, now())) ?? refuse('unknown_token')
  })

/** Revoking an unknown token succeeds, so that a caller may repeat the call. */
export const revokeTokenRoute = ({ cards }: Pick<Dependencies, 'cards'>) =>
  implement(revokeToken, async ({ body }) => {
    await cards.revoke(body.pan_token)
    return null
  })

export const forgetCardRoute = ({ cards }: Pick<Dependencies, 'cards'>) =>
  implement(forgetCard, async ({ body }) => {
    await cards.forget(body.card_id)
    return null
  })

export const exportCardsRoute = ({ cards }: Pick<Dependencies, 'cards'>) =>
  implement(exportCards, async ({ body }) => ({ cards: await cards.export(body.card_ids) }))
