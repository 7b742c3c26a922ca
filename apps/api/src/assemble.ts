import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import type { Database } from '@amparo/database/database'
import { uploadLimits } from '@amparo/rules/claims/sent-file'
import type { FastifyBaseLogger } from 'fastify'
import { benefitNames } from './benefits/benefit-names.ts'
import { benefitsAnswers } from './benefits/benefits-answers.ts'
import { cardVerdict } from './benefits/card-verdict.ts'
import { createCardLookup } from './cards/card-lookup.ts'
import { createClaimDocuments } from './claim-documents/documents-of-claim.ts'
import { claimFormFor } from './claim-forms/claim-form-for.ts'
import { loadClaimTexts } from './claim-forms/load-claim-texts.ts'
import { createClaimForms } from './claim-forms/localised-forms.ts'
import { createClaimsRepository } from './claim-register/read-claims.ts'
import { createClaimStatus } from './claim-status/claim-status.ts'
import { finishUpload, finishUploadJob } from './claim-status/finish-upload.ts'
import { createDocumentUploads } from './claim-status/uploads-repository.ts'
import { errorReports } from './errors/error-reports.ts'
import { createFeatureFlagRepository } from './feature-flags/feature-flag-repository.ts'
import { checkFileJob } from './files/check-file.ts'
import { startFiles } from './files/create-files.ts'
import { createLongOperations } from './long-operations/long-operations-repository.ts'
import { requeueEveryMinute } from './long-operations/requeue-every-minute.ts'
import { finishPayment, finishPaymentJob } from './payment-form/finish-payment.ts'
import { createOnlinePayment } from './payment-form/receive-payment.ts'
import { createDocuments } from './pdf/pdf-files.ts'
import { createPdfPress } from './pdf/print/pdf-press.ts'
import { createReceiptFiles } from './pdf/receipt-pdf.ts'
import { createPhoneVerification } from './phone-verification/create-phone-verification.ts'
import type { Clock } from './platform/clock.ts'
import { startDatabaseJobs } from './platform/jobs/database-jobs.ts'
import { openEmbeddedPorts } from './platform/ports.ts'
import type { VaultClient } from './platform/vault-client.ts'
import type { Services } from './services.ts'
import { type GivenSecrets, secretsFrom } from './shared-secrets.ts'
import { finishClaimJob } from './submission/finish-claim.ts'
import { startSubmission } from './submission/start-submission.ts'

type Parts = {
  database: Database
  vault: VaultClient
  content: ContentStore
  catalogue: Catalogue
  clock: Clock
  log: FastifyBaseLogger
  /** Where the embedded ports keep their files, and the origin under which a browser reaches the object store. */
  folder: string
  uploadOrigin: string
  errorReportDsn?: string
  vehiclesUrl?: string | undefined
  /** Those that no file in the folder holds. */
  secrets?: GivenSecrets
  /** C-X69: codes of the benefits that are claimed with a verified phone only. */
  phoneBenefits?: readonly string[]
  /** C-X01: bytes of the largest file. */
  uploadLimit?: number
  /** The claim forms' texts are read by language, when they are first asked for. */
  readsTextsLater?: boolean
}

/** Everything handlers use, on a database that is open and migrated. */
export async function startServices(parts: Parts) {
  const { database, vault, content, catalogue, clock, log } = parts
  const { phoneBenefits = ['CEL'], uploadLimit = uploadLimits.desktop } = parts
  const benefitName = benefitNames(content)
  const claimTexts = loadClaimTexts(catalogue, { isLazy: parts.readsTextsLater ?? false })
  const press = createPdfPress()
  const secret = secretsFrom(parts.folder, parts.secrets)
  const ports = await openEmbeddedPorts({ ...parts, uploadLimit, uploadSecret: secret('object-store') })
  const jobs = await startDatabaseJobs({
    database,
    log,
    jobs: [checkFileJob, finishClaimJob, finishUploadJob, finishPaymentJob],
  })
  const claimDocuments = createClaimDocuments({ catalogue, content })
  const longOperations = createLongOperations({
    database,
    jobs,
    clock,
    key: secret('long-operations'),
  })
  const services: Services = {
    ...ports,
    database,
    clock,
    jobs,
    catalogue,
    cards: await createCardLookup({ vault, database, clock }),
    productOf: (card) => {
      const verdict = cardVerdict(catalogue, card)
      return 'refusal' in verdict ? null : verdict
    },
    claimForms: createClaimForms({ catalogue, texts: claimTexts }),
    claimFormFor: (asked, call) => claimFormFor(asked, call, services),
    longOperations,
    submission: await startSubmission({ database, jobs, clock, longOperations }),
    claims: createClaimsRepository(database),
    phoneBenefits,
    uploadLimit,
    files: await startFiles({ database, ports, jobs, clock, log, uploadLimit, secret: secret('object-store') }),
    claimDocuments,
    claimStatus: createClaimStatus({
      database,
      clock,
      catalogue,
      content,
      claimDocuments,
      secret: secret('claim-status'),
    }),
    documentUploads: createDocumentUploads({ database, longOperations }),
    onlinePayment: createOnlinePayment({ database, longOperations, secret: secret('payment-details') }),
    featureFlags: createFeatureFlagRepository(database),
    documents: createDocuments({ catalogue, content, clock, benefitName, press }),
    receiptFiles: createReceiptFiles({ content, benefitName, press }),
    phoneVerification: createPhoneVerification({
      database,
      clock,
      content,
      secret: secret('phone-verification'),
    }),
    sendReport: parts.errorReportDsn ? errorReports(parts.errorReportDsn) : undefined,
    benefitsAnswer: benefitsAnswers({ benefitName }),
  }

  await jobs.work(finishUploadJob, finishUpload({ database, clock }))
  await jobs.work(finishPaymentJob, finishPayment({ database, clock }))
  const stopRequeueing = await requeueEveryMinute({ longOperations, log })

  return {
    services,
    claimTexts,
    async stop() {
      await services.documents.close()
      await services.files.stop()
      await stopRequeueing()
      await services.jobs.stop()
      await services.cards.close()
      await database.close()
    },
  }
}
