import { listBenefits } from '@amparo/contract/benefits'
import { CallFailed } from '@amparo/contract/call'
import { implement } from '../services.ts'
import { cardVerdict } from './card-verdict.ts'

export const listBenefitsRoute = implement(
  listBenefits,
  async ({ body, refuse, log }, { cards, catalogue, benefitsAnswer }) => {
    const card = await cards.find(body.pan_token).catch((error: Error) => {
      const vault_request_id = error instanceof CallFailed ? error.requestId : null
      log.error({ cause: error.message, vault_request_id }, 'the vault did not answer')
      return refuse('generic_api_exception')
    })
    const product = cardVerdict(catalogue, card ?? refuse('unable_to_verify_card'))
    if ('refusal' in product) return refuse(product.refusal, { redirect_url: product.redirect_url })
    return benefitsAnswer(product, body.language_code, body.today)
  },
)
