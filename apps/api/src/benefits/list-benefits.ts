import type { Catalogue } from '@amparo/catalogue/catalogue'
import { listBenefits } from '@amparo/contract/benefits'
import { implement } from '@amparo/service/app/implement'
import type { Cards } from '../cards/create-cards.ts'
import type { benefitsAnswers } from './benefits-answers.ts'
import { cardVerdict } from './card-verdict.ts'

type Parts = { catalogue: Catalogue; cards: Cards; benefitsAnswer: ReturnType<typeof benefitsAnswers> }

export function listBenefitsRoute({ catalogue, cards, benefitsAnswer }: Parts) {
  return implement(listBenefits, async ({ body, refuse, log }) => {
    const card = await cards.findOr(body.pan_token, { log, whenDown: () => refuse('generic_api_exception') })
    const product = cardVerdict(catalogue, card ?? refuse('unable_to_verify_card'))
    if ('refusal' in product) return refuse(product.refusal, { redirect_url: product.redirect_url })
    return benefitsAnswer(product, body.language_code, body.today)
  })
}
