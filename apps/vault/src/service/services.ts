import { implementFor } from '@amparo/service/implement'
import type { PartnerKeys } from '../partner-keys-setting.ts'
import type { CardRepository } from './card-repository.ts'
import type { PartnerTokenRepository } from './entries/partner-token-repository.ts'
import type { TravelDocumentProvider } from './entries/travel-document-provider.ts'
import type { TravelTokenRepository } from './entries/travel-token-repository.ts'

export type VaultServices = {
  cards: CardRepository
  partnerTokens: PartnerTokenRepository
  travelTokens: TravelTokenRepository
  partnerKeys: PartnerKeys
  /** Null where nobody issues travel documents. */
  travelProvider: TravelDocumentProvider | null
  tokenHours: number
  now: () => Date
}

export const implement = implementFor<VaultServices>()
