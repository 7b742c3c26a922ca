import type { Product } from '@amparo/catalogue/catalogue'
import { CallFailed } from '@amparo/contract/call'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../services.ts'

export type CardCall<Code extends string = never> = {
  refuse: (code: 'unable_to_verify_card' | 'service_unavailable' | Code) => never
  log: FastifyBaseLogger
}

/** The product of the card behind a token. A card whose benefits are not shown here cannot claim here either. */
export async function cardProduct(panToken: string, { refuse, log }: CardCall, services: Services): Promise<Product> {
  const card = await services.cards.find(panToken).catch((error: Error) => {
    const vault_request_id = error instanceof CallFailed ? error.requestId : null
    log.error({ cause: error.message, vault_request_id }, 'the vault did not answer')
    return refuse('service_unavailable')
  })
  return (card && services.productOf(card)) ?? refuse('unable_to_verify_card')
}
