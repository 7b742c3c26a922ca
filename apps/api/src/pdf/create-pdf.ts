import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { ContentStore } from '@amparo/content/load-content'
import { listPolicyDocuments } from '@amparo/contract/policy-documents'
import type { ClaimReceipt } from '@amparo/contract/submission'
import { implement } from '@amparo/service/app/implement'
import type { FastifyInstance } from 'fastify'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { LongOperations } from '../long-operations/create-long-operations.ts'
import type { Clock } from '../platform/clock.ts'
import type { Policies } from '../policies/create-policies.ts'
import { receiptContent } from './content/receipt-content.ts'
import { letterPdfRoutes } from './letter-pdf-routes.ts'
import { pdfFileRoutes } from './pdf-file-routes.ts'
import { createPdfFiles } from './pdf-files.ts'
import { createPolicyDocuments } from './policy-documents.ts'
import { policyPdfRoutes } from './policy-pdf-routes.ts'
import { createPdfPrinter } from './print/pdf-printer.ts'
import { createPrintLetter } from './print-letter.ts'
import { receiptPdfRoutes } from './receipt-pdf-routes.ts'

type Parts = {
  catalogue: Catalogue
  content: ContentStore
  clock: Clock
  benefits: Pick<Benefits, 'benefitName' | 'requireProduct'>
  longOperations: Pick<LongOperations, 'hashOf'>
  claimRegister: Pick<ClaimRegister, 'receipt'>
  policies: Pick<Policies, 'requireOwn' | 'details'>
}

/** The PDFs that the product makes: guides, forms to print, receipts, letters and documents of policies. */
export function createPdf({ catalogue, content, clock, benefits, longOperations, claimRegister, policies }: Parts) {
  const { benefitName } = benefits
  const claimedFrom = ({ policy_number, benefit_code, language_code }: ClaimReceipt) =>
    policy_number
      ? `${catalogue.marketplace.product.display}, ${policy_number}`
      : benefitName(benefit_code, language_code)
  const printer = createPdfPrinter()
  const pdfFiles = createPdfFiles({ catalogue, content, clock, benefitName, printer })
  const findReceipt = (operationId: string) => claimRegister.receipt(longOperations.hashOf(operationId))
  const print = (receipt: ClaimReceipt, { isBranded }: { isBranded: boolean }) =>
    printer.print(receiptContent(receipt, { content, benefitName: claimedFrom, isBranded }))
  const printLetter = createPrintLetter({ catalogue, content, clock, benefits, printer })

  const policyDocuments = createPolicyDocuments({ catalogue, content, clock, printer })

  return {
    find: pdfFiles.find,
    policyAttachments: policyDocuments.attachments,
    plugins: [
      (app: FastifyInstance, { proxies }: { proxies: number }) => pdfFileRoutes(app, { pdfFiles, proxies }),
      (app: FastifyInstance, { proxies }: { proxies: number }) =>
        receiptPdfRoutes(app, { findReceipt, print, proxies }),
      (app: FastifyInstance, { proxies }: { proxies: number }) => letterPdfRoutes(app, { print: printLetter, proxies }),
      (app: FastifyInstance, { proxies }: { proxies: number }) =>
        policyPdfRoutes(app, { policies, policyDocuments, proxies }),
    ],
    routes: [
      implement(listPolicyDocuments, async (call) =>
        policyDocuments.list(await policies.requireOwn(call, call.params.id)),
      ),
    ],
    close: printer.close,
  }
}
