import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { Database } from '@amparo/database/database'
import type { Locale } from '@amparo/rules/locales'
import { implementFor } from '@amparo/service/implement'
import type { CardLookup } from './cards/card-lookup.ts'
import type { FeatureFlagRepository } from './feature-flags/feature-flag-repository.ts'
import type { Clock } from './platform/clock.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Ports } from './platform/ports.ts'

/** What handlers may use. */
export type Services = Ports & {
  database: Database
  jobs: Jobs
  clock: Clock
  catalogue: Catalogue
  cards: CardLookup
  featureFlags: FeatureFlagRepository
  benefitName: (benefitCode: string, locale: Locale) => string
}

export const implement = implementFor<Services>()
