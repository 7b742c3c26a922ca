import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { Card } from '@amparo/contract/vault'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import type { CardCall, Cards } from '../cards/create-cards.ts'
import { benefitNames } from './benefit-names.ts'
import { answerOf, benefitsAnswers } from './benefits-answers.ts'
import { cardVerdict } from './card-verdict.ts'
import { listBenefitsRoute } from './list-benefits.ts'

type Parts = { catalogue: Catalogue; content: Pick<ContentStore, 'content' | 'version'>; cards: Cards }

export type Benefits = ReturnType<typeof createBenefits>

export function createBenefits({ catalogue, content, cards }: Parts) {
  const benefitName = benefitNames(content)

  /** Null for a card whose benefits are not shown here. */
  function productOf(card: Card): Product | null {
    const verdict = cardVerdict(catalogue, card)
    return 'refusal' in verdict ? null : verdict
  }

  return {
    benefitName,
    productOf,
    answerFor: (product: Product, locale: Locale, today: IsoDate) => answerOf(product, { benefitName, locale, today }),

    /** The card behind a token, and its product. A card whose benefits are not shown here cannot claim here either. */
    async requireProduct(panToken: string, call: CardCall): Promise<{ card: Card; product: Product }> {
      const card = await cards.require(panToken, call)
      return { card, product: productOf(card) ?? call.refuse('unable_to_verify_card') }
    },

    routes: [
      listBenefitsRoute({
        catalogue,
        cards,
        benefitsAnswer: benefitsAnswers({ benefitName, version: content.version }),
      }),
    ],
  }
}
