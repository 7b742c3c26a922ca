import { listBenefits } from '@amparo/contract/benefits'
import { CallFailed } from '@amparo/contract/call'
import type { Card } from '@amparo/contract/vault'
import type { Call } from '@amparo/service/implement'
import type { ReadyAnswer } from '@amparo/service/ready-answer'
import { implement, type Services } from '../services.ts'
import { cardVerdict } from './card-verdict.ts'

type BenefitsCall = Call<typeof listBenefits>

/** Most calls are about a card that was asked for a moment ago; those are answered at once, without a promise. */
export const listBenefitsRoute = implement(listBenefits, (call, services) => {
  const card = services.cards.remembered(call.body.pan_token)
  return card ? answerFor(card, call, services) : answerFromVault(call, services)
})

async function answerFromVault(call: BenefitsCall, services: Services): Promise<ReadyAnswer> {
  const { body, refuse, log } = call
  const card = await services.cards.find(body.pan_token).catch((error: Error) => {
    const vault_request_id = error instanceof CallFailed ? error.requestId : null
    log.error({ cause: error.message, vault_request_id }, 'the vault did not answer')
    return refuse('generic_api_exception')
  })
  return card ? answerFor(card, call, services) : refuse('unable_to_verify_card')
}

function answerFor(card: Card, { body, refuse }: BenefitsCall, { catalogue, benefitsAnswer }: Services): ReadyAnswer {
  const product = cardVerdict(catalogue, card)
  if ('refusal' in product) return refuse(product.refusal, { redirect_url: product.redirect_url })
  return benefitsAnswer(product, body.language_code, body.today)
}
