import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { Database } from '@amparo/database/database'
import type { UploadQuotas } from '@amparo/rules/claims/sent-file'
import type { CallCounts } from '@amparo/service/limits/call-counts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './platform/clock.ts'
import type { SecretKeys } from './platform/encrypted-details.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { SecretName } from './platform/keys/secret-names.ts'
import type { Ports } from './platform/ports.ts'
import type { Repeat } from './platform/repeat-every-minute.ts'
import type { Retention } from './platform/retention.ts'
import type { VaultClient } from './platform/vault-client.ts'

/** What the areas are created with: what is outside the API, and settings. */
export type AreaOptions = {
  database: Database
  vault: VaultClient
  content: ContentStore
  catalogue: Catalogue
  clock: Clock
  log: FastifyBaseLogger
  /** The portal's own origins. Sign-in links lead to the first one unless the page names another. */
  portalOrigins: readonly string[]
  /** Codes of the benefits that can be claimed only with a verified phone (C-X69). */
  phoneBenefits?: readonly string[]
  /** How many claims a card or a policy may send in a day. */
  claimsADay?: number | undefined
  /** The size of the largest allowed file in bytes (C-X01). */
  uploadLimit: number
  /** Bytes that a card, policy or claim, and an address, may send within a day. */
  uploadQuotas: UploadQuotas
  /** The address of the claim form of policies, if it is not the portal's own widget (M-X37). */
  claimWidgetUrl?: string | undefined
  /** For how many days a receipt can be opened, and after how many days personal data is deleted. */
  receiptDays?: number
  retention?: Retention
  /** Loads the texts of the claim forms on first use of a language instead of at start. */
  readsTextsLater?: boolean
}

/** What the platform gives the areas. */
export type AreaPlatform = {
  ports: Ports
  jobs: Jobs
  repeat: Repeat
  counts: CallCounts
  secret: (name: SecretName) => SecretKeys
}
