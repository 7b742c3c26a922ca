import type { Product } from '@amparo/catalogue/catalogue'
import { CallFailed } from '@amparo/contract/call'
import type { Card } from '@amparo/contract/vault'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../services.ts'

export type CardCall<Code extends string = never> = {
  refuse: (code: 'unable_to_verify_card' | 'service_unavailable' | Code) => never
  log: FastifyBaseLogger
}

type CardProduct = { card: Card; product: Product }

/** The card behind a token, and its product. A card whose benefits are not shown here cannot claim here either. */
export async function cardProduct(
  panToken: string,
  { refuse, log }: CardCall,
  services: Services,
): Promise<CardProduct> {
  const card = await services.cards.find(panToken).catch((error: Error) => {
    const vault_request_id = error instanceof CallFailed ? error.requestId : null
    log.error({ cause: error.message, vault_request_id }, 'the vault did not answer')
    return refuse('service_unavailable')
  })
  const product = card && services.productOf(card)
  return product ? { card, product } : refuse('unable_to_verify_card')
}
