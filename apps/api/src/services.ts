import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import type { Card } from '@amparo/contract/vault'
import type { Database } from '@amparo/database/database'
import { implementFor } from '@amparo/service/implement'
import type { benefitsAnswers } from './benefits/benefits-answers.ts'
import type { CardLookup } from './cards/card-lookup.ts'
import type { ClaimDocuments } from './claim-forms/claim-documents.ts'
import type { ClaimFormFor } from './claim-forms/claim-form-for.ts'
import type { ClaimForms } from './claim-forms/claim-forms.ts'
import type { ClaimsRepository } from './claim-register/claims-repository.ts'
import type { ClaimStatusDesk } from './claim-status/claim-status.ts'
import type { DocumentUploads } from './claim-status/document-uploads.ts'
import type { Documents } from './documents/documents.ts'
import type { ReceiptFiles } from './documents/receipt-file.ts'
import type { SendReport } from './errors/error-reports.ts'
import type { FeatureFlagRepository } from './feature-flags/feature-flag-repository.ts'
import type { Files } from './files/start-files.ts'
import type { LongOperations } from './long-operations/long-operations-repository.ts'
import type { OnlinePayment } from './payment-form/online-payment.ts'
import type { PhoneVerification } from './phone-verification/phone-verification.ts'
import type { Clock } from './platform/clock.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Ports } from './platform/ports.ts'
import type { Submission } from './submission/submission.ts'

/** What handlers may use. */
export type Services = Ports & {
  database: Database
  jobs: Jobs
  clock: Clock
  catalogue: Catalogue
  cards: CardLookup
  /** Null for a card whose benefits are not shown here. */
  productOf: (card: Card) => Product | null
  claimForms: ClaimForms
  claimDocuments: ClaimDocuments
  claimFormFor: ClaimFormFor
  longOperations: LongOperations
  submission: Submission
  claimStatus: ClaimStatusDesk
  documentUploads: DocumentUploads
  onlinePayment: OnlinePayment
  claims: ClaimsRepository
  /** C-X69: codes of the benefits that are claimed with a verified phone only. */
  phoneBenefits: readonly string[]
  /** C-X01: bytes of the largest file. */
  uploadLimit: number
  featureFlags: FeatureFlagRepository
  documents: Documents
  receiptFiles: ReceiptFiles
  phoneVerification: PhoneVerification
  files: Files
  /** Absent where no error-reporting service is configured. */
  sendReport?: SendReport
  benefitsAnswer: ReturnType<typeof benefitsAnswers>
}

export const implement = implementFor<Services>()
