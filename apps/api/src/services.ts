import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import type { Card } from '@amparo/contract/vault'
import type { Database } from '@amparo/database/database'
import { implementFor } from '@amparo/service/implement'
import type { benefitsAnswers } from './benefits/benefits-answers.ts'
import type { CardLookup } from './cards/card-lookup.ts'
import type { ClaimDocuments } from './claim-documents/documents-of-claim.ts'
import type { ClaimFormFor } from './claim-forms/claim-form-for.ts'
import type { ClaimForms } from './claim-forms/localised-forms.ts'
import type { ClaimsRepository } from './claim-register/read-claims.ts'
import type { ClaimStatusDesk } from './claim-status/claim-status.ts'
import type { DocumentUploads } from './claim-status/uploads-repository.ts'
import type { SendReport } from './errors/error-reports.ts'
import type { FeatureFlagRepository } from './feature-flags/feature-flag-repository.ts'
import type { Files } from './files/create-files.ts'
import type { LongOperations } from './long-operations/long-operations-repository.ts'
import type { OnlinePayment } from './payment-form/receive-payment.ts'
import type { Documents } from './pdf/pdf-files.ts'
import type { ReceiptFiles } from './pdf/receipt-pdf.ts'
import type { PhoneVerification } from './phone-verification/create-phone-verification.ts'
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
