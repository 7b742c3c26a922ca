import type { Catalogue } from '@amparo/catalogue/catalogue'
import { listBenefits } from '@amparo/contract/benefits'
import type { Card } from '@amparo/contract/vault'
import { type Call, implement } from '@amparo/service/implement'
import type { ReadyAnswer } from '@amparo/service/ready-answer'
import type { Cards } from '../cards/create-cards.ts'
import type { benefitsAnswers } from './benefits-answers.ts'
import { cardVerdict } from './card-verdict.ts'

type BenefitsCall = Call<typeof listBenefits>
type Parts = { catalogue: Catalogue; cards: Cards; benefitsAnswer: ReturnType<typeof benefitsAnswers> }

export function listBenefitsRoute({ catalogue, cards, benefitsAnswer }: Parts) {
  // Most calls are about a card that was looked up a moment ago; those are answered without a promise.
  return implement(listBenefits, (call) => {
    const card = cards.remembered(call.body.pan_token)
    return card ? answerFor(card, call) : answerFromVault(call)
  })

  async function answerFromVault(call: BenefitsCall): Promise<ReadyAnswer> {
    const { body, refuse, log } = call
    const card = await cards.findOr(body.pan_token, { log, whenDown: () => refuse('generic_api_exception') })
    return answerFor(card ?? refuse('unable_to_verify_card'), call)
  }

  function answerFor(card: Card, { body, refuse }: BenefitsCall): ReadyAnswer {
    const product = cardVerdict(catalogue, card)
    if ('refusal' in product) return refuse(product.refusal, { redirect_url: product.redirect_url })
    return benefitsAnswer(product, body.language_code, body.today)
  }
}
