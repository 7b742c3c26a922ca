import type { Database } from '@amparo/database/database'
import type { Route } from '@amparo/service/app/implement'
import { exchangePrefillTokenRoute } from './partner-entries/exchange-prefill-token.ts'
import { partnerTokenRepository } from './partner-entries/partner-token-repository.ts'
import type { PaymentProcessor } from './payments/payment-processor.ts'
import { submitPaymentCardRoute } from './payments/submit-payment-card.ts'
import type { PartnerKeys } from './settings/partner-keys-setting.ts'
import { cardRepository } from './tokens/card-repository.ts'
import type { Fingerprint } from './tokens/fingerprint.ts'
import {
  createTokenRoute,
  exportCardsRoute,
  findCardRoute,
  forgetCardRoute,
  revokeTokenRoute,
} from './tokens/token-routes.ts'
import type { TravelDocumentProvider } from './travel-documents/travel-document-provider.ts'
import {
  createTravelDocumentTokenRoute,
  redirectTravelDocumentRoute,
} from './travel-documents/travel-document-routes.ts'
import { travelTokenRepository } from './travel-documents/travel-token-repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Dependencies = {
  database: Database
  fingerprint: Fingerprint
  partnerKeys: PartnerKeys
  /** Null where nobody issues travel documents. */
  travelProvider: TravelDocumentProvider | null
  /** Null where nobody processes payments. */
  processor: PaymentProcessor | null
  tokenHours: number
  /** For how long a card is known after its last use. */
  cardDays: number
  now: () => Date
}

export type VaultRoutes = Record<'frame' | 'payments' | 'portal' | 'internal', Route[]>

/** Gives each area the dependencies it names, and sorts the calls by who makes them. */
export function assembleVault(dependencies: Dependencies) {
  const { database, fingerprint, partnerKeys, travelProvider, processor, tokenHours, cardDays, now } = dependencies
  const cards = cardRepository(database, fingerprint)
  const partnerTokens = partnerTokenRepository(database, fingerprint)
  const travelTokens = travelTokenRepository(database)
  const routes: VaultRoutes = {
    frame: [createTokenRoute({ cards, tokenHours, now })],
    payments: [submitPaymentCardRoute({ processor, now })],
    portal: [
      exchangePrefillTokenRoute({ partnerTokens, partnerKeys, tokenHours, now }),
      createTravelDocumentTokenRoute({ travelTokens, now }),
      redirectTravelDocumentRoute({ travelProvider, travelTokens, partnerTokens, partnerKeys, now }),
    ],
    internal: [
      findCardRoute({ cards, now }),
      revokeTokenRoute({ cards }),
      forgetCardRoute({ cards }),
      exportCardsRoute({ cards }),
    ],
  }

  return {
    routes,
    cards,
    partnerTokens,
    travelTokens,
    /** True: there may be more. */
    async deleteExpired(): Promise<boolean> {
      const areMore: boolean[] = []
      for (const repository of [cards, partnerTokens, travelTokens]) areMore.push(await repository.deleteExpired(now()))
      areMore.push(await cards.deleteUnused(new Date(now().getTime() - cardDays * DAY_MS)))
      return areMore.includes(true)
    },
  }
}
