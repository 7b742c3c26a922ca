import { findCard } from '@amparo/contract/vault'
import { implement } from './services.ts'

export const findCardRoute = implement(findCard, async ({ body, refuse }, { cards, now }) => {
  return (await cards.findByToken(body.pan_token, now())) ?? refuse('unknown_token')
})
