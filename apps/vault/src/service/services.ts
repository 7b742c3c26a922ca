import { implementFor } from '@amparo/service/implement'
import type { CardRepository } from './card-repository.ts'

export type VaultServices = { cards: CardRepository; tokenHours: number; now: () => Date }

export const implement = implementFor<VaultServices>()
